import { SAVED_VIEW_NAME_MAXIMUM_LENGTH, SAVED_VIEWS_MAXIMUM } from '@portal/contract/constants';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';

interface NameDialogProps {
  title: string;
  taken: readonly string[];
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

export function NameDialog({ title, taken, onSave, onClose }: NameDialogProps) {
  const { t } = useText();
  const check: PortalResolver<{ name: string }> = (typed) => {
    const name = String(typed.name).trim();
    if (name === '') return { errors: { name: 'console.savedViews.nameMissing' } };
    const isFull = taken.length >= SAVED_VIEWS_MAXIMUM && !taken.includes(name);
    return isFull ? { errors: { name: 'console.savedViews.full' } } : { output: { name } };
  };
  const form = usePortalForm(check, { name: '' });
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      form={form}
      onSubmit={({ name }) => onSave(name).then(onClose)}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('console.savedViews.name')}
        hint={t('console.savedViews.nameHint')}
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_MAXIMUM_LENGTH}
      />
    </FormDialog>
  );
}
