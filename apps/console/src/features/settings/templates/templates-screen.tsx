import { QUESTION_TEMPLATES_MAXIMUM } from '@portal/contract/constants';
import { languages } from '@portal/contract/language';
import type { QuestionTemplate } from '@portal/contract/staff/question-templates';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import { MenuItem, MenuList } from '@portal/design/ui/menus/menu.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Popover } from '@portal/design/ui/menus/popover.tsx';
import { operationQuery } from '../../../api/queries.ts';
import { useRight } from '../../../api/session.ts';
import { Listed } from '../../../parts/lists/listed.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import styles from '../settings.module.css';
import { type TemplateAction, TemplateDialog } from './template-dialogs.tsx';

export function TemplatesScreen() {
  return (
    <SettingsScreen tab="templates">
      <TemplatesPanel />
    </SettingsScreen>
  );
}

function TemplatesPanel() {
  const words = useText();
  const { t } = words;
  const mayAdminister = useRight('administer');
  const [action, setAction] = useState<TemplateAction>();
  const list = useQuery(operationQuery('Staff_ListQuestionTemplates'));
  const templates = list.data?.templates;
  const isFull = templates !== undefined && templates.length >= QUESTION_TEMPLATES_MAXIMUM;
  const title = t('console.settings.templates.title');
  return (
    <Panel
      title={title}
      note={t('console.settings.templates.note')}
      end={mayAdminister && !isFull && <AddButton onPress={() => setAction({ kind: 'add' })} />}
    >
      {mayAdminister && isFull && <p className={styles.note}>{t('console.settings.templates.full')}</p>}
      <Listed rows={templates} read={list} empty={t('console.settings.templates.none')}>
        {(rows) => (
          <Table
            title={title}
            rows={rows}
            keyOf={({ templateId }) => templateId}
            columns={columnsOf(words)}
            actionsTitle={t('console.settings.actions')}
            actions={
              mayAdminister ? (template) => <TemplateMenu template={template} onChoose={setAction} /> : undefined
            }
          />
        )}
      </Listed>
      {action && <TemplateDialog action={action} onClose={() => setAction(undefined)} />}
    </Panel>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  const { t } = useText();
  return (
    <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={onPress}>
      {t('console.settings.templates.add')}
    </Button>
  );
}

function columnsOf({ t }: Translation): Column<QuestionTemplate>[] {
  return [
    { title: t('console.settings.templates.name'), cell: ({ name }) => name },
    ...languages.map((language) => ({
      title: t(`console.settings.templates.question.${language}`),
      cell: ({ question }: QuestionTemplate) => <span lang={language}>{question[language]}</span>,
    })),
  ];
}

interface TemplateMenuProps {
  template: QuestionTemplate;
  onChoose: (action: TemplateAction) => void;
}

function TemplateMenu({ template, onChoose }: TemplateMenuProps) {
  const { t } = useText();
  const name = t('console.settings.templates.menu', { name: template.name });
  return (
    <Popover label={<Ellipsis size={18} aria-hidden="true" />} name={name} title={name} className={styles.more}>
      <MenuList>
        <MenuItem onPress={() => onChoose({ kind: 'change', template })}>
          {t('console.settings.templates.change')}
        </MenuItem>
        <MenuItem onPress={() => onChoose({ kind: 'remove', template })}>
          {t('console.settings.templates.remove')}
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
