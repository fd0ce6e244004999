import { isProblem } from '@portal/contract/client/problem';
import { BUSINESS_NAME_MAXIMUM_LENGTH, LENDER_SOURCE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { type LenderContent, lenderContent } from '@portal/contract/staff/lenders';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { LongTextField } from '@portal/design/fields/long-text-field.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { writeAndRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';

const check: PortalResolver<LenderContent> = ({ name, words, source }) => {
  const read = lenderContent.safeParse({
    name,
    words: String(words)
      .split('\n')
      .filter((line) => line.trim() !== ''),
    source: String(source).trim() || undefined,
  });
  if (read.success) return { output: read.data };
  return { errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])) };
};

function explain(error: unknown): string | undefined {
  return isProblem(error, 'errorLenderCount') ? 'console.settings.lenders.full' : undefined;
}

export function AddLenderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const form = usePortalForm(check, { name: '', words: '', source: '' });
  const add = (body: LenderContent) => writeAndRefresh(() => callOperation('Staff_AddLender', { body }).then(onClose));
  return (
    <FormDialog
      title={t('console.settings.lenders.add')}
      submitLabel={t('console.settings.lenders.add')}
      form={form}
      onSubmit={add}
      explain={explain}
      onClose={onClose}
    >
      <p>{t('console.settings.lenders.addText')}</p>
      <TextField
        name="name"
        label={t('console.settings.lenders.name')}
        autoComplete="off"
        maxLength={BUSINESS_NAME_MAXIMUM_LENGTH}
      />
      <LongTextField
        name="words"
        label={t('console.settings.lenders.wordsField')}
        hint={t('console.settings.lenders.wordsHint')}
      />
      <TextField
        name="source"
        type="url"
        inputMode="url"
        label={t('console.settings.lenders.source')}
        hint={t('console.settings.lenders.sourceHint')}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LENDER_SOURCE_MAXIMUM_LENGTH}
      />
    </FormDialog>
  );
}
