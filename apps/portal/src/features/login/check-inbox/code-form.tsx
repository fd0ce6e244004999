import { CodeField } from '../../../fields/code-field.tsx';
import { Form } from '../../../fields/form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { CodeEntry } from './use-code.ts';

export function CodeForm({ code }: { code: CodeEntry }) {
  const { t } = useText();
  return (
    <Form form={code.form} onSubmit={code.submit}>
      <CodeField {...(code.triesLeft !== null && { hint: t('verification.triesLeft', { count: code.triesLeft }) })} />
      <Button type="submit" fullWidth pending={code.form.formState.isSubmitting}>
        {t('common.continue')}
      </Button>
    </Form>
  );
}
