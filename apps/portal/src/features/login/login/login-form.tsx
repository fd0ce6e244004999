import { CheckboxField } from '@portal/design/fields/checkbox-field.tsx';
import { EmailField } from '@portal/design/fields/person/email-field.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import type { Login } from './use-login.ts';

export function LoginForm({ login }: { login: Login }) {
  const { t } = useText();
  return (
    <Form form={login.form} onSubmit={login.submit} onDraftChange={login.store}>
      <EmailField />
      <CheckboxField name="rememberMe">{t('login.rememberMe')}</CheckboxField>
      <Button type="submit" fullWidth pending={login.form.formState.isSubmitting}>
        {t('common.continue')}
      </Button>
    </Form>
  );
}
