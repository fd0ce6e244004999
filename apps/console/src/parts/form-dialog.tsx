import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { type ErrorTarget, Form, FormActions, type PortalForm } from '@portal/design/fields/form.tsx';
import { Button } from '@portal/design/ui/button.tsx';
import { Dialog } from '@portal/design/ui/dialog.tsx';
import type { ReactNode } from 'react';

export interface FormDialogProps<Output> {
  title: string;
  submitLabel: string;
  form: PortalForm<Output>;
  onSubmit: (output: Output) => Promise<void>;
  onClose: () => void;
  /** The key of a text for a refusal that this form explains better than the code does. */
  explain?: (error: unknown) => string | undefined;
  children: ReactNode;
}

/** A few fields in a dialog. What is wrong stands above them and beside each. */
export function FormDialog<Output>(props: FormDialogProps<Output>) {
  const { title, submitLabel, form, onSubmit, onClose, explain, children } = props;
  const { t } = useText();
  const showError = (error: unknown, target: ErrorTarget) =>
    target.setError('root' as never, explain?.(error) ?? messageKeyOf(error));
  return (
    <Dialog open title={title} onClose={onClose} closeLabel={t('common.close')}>
      <Form form={form} onSubmit={onSubmit} showError={showError}>
        {children}
        <FormActions
          back={
            <Button variant="secondary" onClick={onClose}>
              {t('console.cancel')}
            </Button>
          }
        >
          <Button type="submit" pending={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
