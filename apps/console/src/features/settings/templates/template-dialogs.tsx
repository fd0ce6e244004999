import { isProblem } from '@portal/contract/client/problem';
import { QUESTION_MAXIMUM_LENGTH, QUESTION_TEMPLATE_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { languages } from '@portal/contract/language';
import type { QuestionTemplate } from '@portal/contract/staff/question-templates';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { LongTextField } from '@portal/design/fields/long-text-field.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/queries.ts';
import { writeAndRefresh } from '../../../api/refresh.ts';
import { AskFirst } from '../../../frame/dialogs/ask-first.tsx';
import { ChangedNote } from '../../../parts/changed-note.tsx';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';

interface Written {
  name: string;
  en: string;
  fr: string;
}

export type TemplateAction = { kind: 'add' } | { kind: 'change' | 'remove'; template: QuestionTemplate };

interface TemplateDialogProps {
  action: TemplateAction;
  onClose: () => void;
}

export function TemplateDialog({ action, onClose }: TemplateDialogProps) {
  switch (action.kind) {
    case 'add':
      return <TemplateForm onClose={onClose} />;
    case 'change':
      return <TemplateForm template={action.template} onClose={onClose} />;
    case 'remove':
      return <RemoveQuestion template={action.template} onClose={onClose} />;
  }
}

const check: PortalResolver<Written> = (typed) => {
  const output = { name: String(typed.name).trim(), en: String(typed.en).trim(), fr: String(typed.fr).trim() };
  const errors: Record<string, string> = {};
  if (!/[\p{L}\p{N}]/u.test(output.name)) errors.name = 'console.settings.templates.nameMissing';
  for (const language of languages)
    if (output[language] === '') errors[language] = `console.settings.templates.questionMissing.${language}`;
  return Object.keys(errors).length > 0 ? { errors } : { output };
};

function explain(error: unknown): string | undefined {
  if (isProblem(error, 'errorVersionConflict')) return 'console.meanwhile.kept';
  if (isProblem(error, 'errorTemplateCount')) return 'console.settings.templates.full';
  return isProblem(error, 'errorAlreadyExists') ? 'console.settings.templates.exists' : undefined;
}

function useTemplateNow(seen: QuestionTemplate | undefined): QuestionTemplate | undefined {
  const { data } = useQuery(operationQuery('Staff_ListQuestionTemplates'));
  return seen && (data?.templates.find(({ templateId }) => templateId === seen.templateId) ?? seen);
}

function TemplateForm({ template, onClose }: { template?: QuestionTemplate; onClose: () => void }) {
  const { t } = useText();
  const [seen] = useState(template);
  const now = useTemplateNow(seen);
  const form = usePortalForm(check, { name: template?.name ?? '', en: '', fr: '', ...template?.question });
  const save = async ({ name, ...question }: Written) => {
    const body = { name, question };
    const write = () =>
      now
        ? callOperation('Staff_ChangeQuestionTemplate', {
            params: { templateId: now.templateId },
            body: { ...body, version: now.version },
          })
        : callOperation('Staff_CreateQuestionTemplate', { body });
    await writeAndRefresh(() => write().then(onClose));
  };
  return (
    <FormDialog
      title={t(template ? 'console.settings.templates.changeTitle' : 'console.settings.templates.addTitle')}
      submitLabel={t(template ? 'console.settings.save' : 'console.settings.templates.add')}
      form={form}
      onSubmit={save}
      explain={explain}
      onClose={onClose}
    >
      {seen && <ChangedNote seen={seen} now={now} what={now?.name ?? ''} />}
      <TextField
        name="name"
        label={t('console.settings.templates.name')}
        hint={t('console.settings.templates.nameHint')}
        autoComplete="off"
        maxLength={QUESTION_TEMPLATE_NAME_MAXIMUM_LENGTH}
      />
      {languages.map((language) => (
        <LongTextField
          key={language}
          name={language}
          lang={language}
          label={t(`console.settings.templates.question.${language}`)}
          maxLength={QUESTION_MAXIMUM_LENGTH}
        />
      ))}
    </FormDialog>
  );
}

function RemoveQuestion({ template, onClose }: { template: QuestionTemplate; onClose: () => void }) {
  const { t } = useText();
  const { templateId, name } = template;
  return (
    <AskFirst
      title={t('console.settings.templates.removeTitle', { name })}
      text={t('console.settings.templates.removeText')}
      confirmLabel={t('console.settings.templates.remove')}
      run={() => callOperation('Staff_RemoveQuestionTemplate', { params: { templateId } })}
      onClose={onClose}
    />
  );
}
