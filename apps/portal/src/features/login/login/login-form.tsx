import { CheckboxField } from '../../../fields/checkbox-field.tsx';
import { EmailField } from '../../../fields/email-field.tsx';
import { Form } from '../../../fields/form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Login } from './use-login.ts';

export function LoginForm({ login }: { login: Login }) {
  const { t } = useText();
  return (
    <Form form={login.form} onSubmit={login.submit}>
      <EmailField />
      <CheckboxField name="rememberMe">{t('login.rememberMe')}</CheckboxField>
      <Button type="submit" fullWidth pending={login.form.formState.isSubmitting}>
        {t('common.continue')}
      </Button>
    </Form>
  );
}
