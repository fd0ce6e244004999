import { Form as DesignForm, type FormProps } from '@portal/design/fields/form/form.tsx';
import { applyProblem } from '@portal/design/fields/form/apply-problem.ts';

export function Form<Output>(props: Omit<FormProps<Output>, 'showError'>) {
  return <DesignForm {...props} showError={applyProblem} />;
}
