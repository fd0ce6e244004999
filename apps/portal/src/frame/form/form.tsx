import { Form as DesignForm, type FormProps } from '@portal/design/fields/form/form.tsx';
import { applyProblem } from '@portal/design/fields/form/apply-problem.ts';

/** A form that shows the server's errors at its fields and in its summary. */
export function Form<Output>(props: Omit<FormProps<Output>, 'showError'>) {
  return <DesignForm {...props} showError={applyProblem} />;
}
