import { type Language, languages } from '@portal/contract/language';
import type { QuestionTemplate } from '@portal/contract/staff/question-templates';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { QuestionDialog } from '@portal/design/ui/dialogs/question-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../../api/queries.ts';
import styles from '../../../parts/application/dialogs.module.css';

type Question = Readonly<Record<Language, string>>;

function isSame(one: Question, other: Question): boolean {
  return languages.every((language) => one[language].trim() === other[language].trim());
}

export interface TemplateChoiceProps {
  question: Question;
  onUse: (question: Question) => void;
}

/** Fills the question from a template. Typed text is only replaced after confirmation. */
export function TemplateChoice({ question, onUse }: TemplateChoiceProps) {
  const { t } = useText();
  const { data, error } = useQuery(operationQuery('Staff_ListQuestionTemplates'));
  const [chosenId, setChosenId] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  if (!data) return error && <p className={styles.hint}>{t('console.ask.template.failed')}</p>;
  const { templates } = data;
  if (templates.length === 0) return null;
  const chosen = templates.find(({ templateId }) => templateId === chosenId);
  const fill = ({ question: { en, fr } }: QuestionTemplate) => {
    onUse({ en, fr });
    setIsAsking(false);
  };
  const use = (template: QuestionTemplate) => {
    const isOwn = ![{ en: '', fr: '' }, ...templates.map((one) => one.question)].some((one) => isSame(one, question));
    if (isOwn) setIsAsking(true);
    else fill(template);
  };
  return (
    <div className={styles.template}>
      <label className={styles.field}>
        {t('console.ask.template.label')}
        <select value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
          <option value="">{t('console.ask.template.choose')}</option>
          {templates.map(({ templateId, name }) => (
            <option key={templateId} value={templateId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button size="small" variant="secondary" disabled={!chosen} onClick={() => chosen && use(chosen)}>
        {t('console.ask.template.use')}
      </Button>
      <p className={styles.used} role="status">
        {chosen && isSame(chosen.question, question) && t('console.ask.template.used')}
      </p>
      {chosen && (
        <QuestionDialog
          open={isAsking}
          title={t('console.ask.template.replaceTitle')}
          keepLabel={t('console.ask.template.keep')}
          confirmLabel={t('console.ask.template.replace')}
          pending={false}
          onConfirm={() => fill(chosen)}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('console.ask.template.replaceText', { name: chosen.name })}</p>
        </QuestionDialog>
      )}
    </div>
  );
}
