import { useText } from '@portal/design/i18n/use-text.ts';
import { applyProblem } from '@portal/design/fields/form/apply-problem.ts';
import { type ErrorTarget, Form, FormActions, hasErrors, type PortalForm } from '@portal/design/fields/form/form.tsx';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import type { ReactNode } from 'react';
import { useErrorTitle } from './use-error-title.ts';

export interface FormDialogProps<Output> {
  title: string;
  submitLabel: string;
  form: PortalForm<Output>;
  onSubmit: (output: Output) => Promise<void>;
  onClose: () => void;
  explain?: (error: unknown) => string | undefined;
  isDangerous?: boolean;
  children: ReactNode;
}

export function FormDialog<Output>(props: FormDialogProps<Output>) {
  const { title, submitLabel, form, onSubmit, onClose, explain, isDangerous = false, children } = props;
  const { t } = useText();
  useErrorTitle(hasErrors(form));
  const showError = (error: unknown, target: ErrorTarget) => {
    const words = explain?.(error);
    const setError = (name: never) => target.setError(name, words ?? '');
    applyProblem(error, words === undefined ? target : { ...target, setError });
  };
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
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} pending={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
