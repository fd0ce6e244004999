import { Form as DesignForm, type FormProps, hasErrors } from '@portal/design/fields/form/form.tsx';
import { applyProblem } from '@portal/design/fields/form/apply-problem.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { currentLanguage } from '@portal/design/i18n/texts.ts';
import { lazy } from '../lazy/lazy.ts';
import { useLazy } from '../lazy/use-lazy.ts';

/** Loaded with the first error, so that the first screen stays light. */
const explanations = lazy(async () => {
  const [{ explain }] = await Promise.all([import('./explain.ts'), loadTexts(currentLanguage(), 'rest')]);
  return explain;
});

export function Form<Output>(props: Omit<FormProps<Output>, 'showError' | 'explain'>) {
  const { part: explain } = useLazy(hasErrors(props.form) ? explanations : undefined, { quiet: true });
  return <DesignForm {...props} showError={applyProblem} explain={explain} />;
}
