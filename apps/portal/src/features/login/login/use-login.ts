import { paths } from '@portal/contract/routes';
import { email } from '@portal/contract/fields/email';
import * as z from 'zod/mini';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { type TypedForm, useTypedForm } from '../../../frame/form/use-typed-form.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';

const loginForm = z.strictObject({ email, rememberMe: z.boolean() });
type LoginValues = z.infer<typeof loginForm>;
const resolver = schemaResolver(loginForm);

export interface Login extends TypedForm<LoginValues> {
  submit: (values: LoginValues) => Promise<void>;
}

/** Requests the email with the code and link. Known and unknown addresses behave alike. */
export function useLogin(): Login {
  const { language } = useText();
  const { email: knownEmail, rememberMe } = getSession();
  const { form, store } = useTypedForm('login', resolver, { email: knownEmail ?? '', rememberMe });
  return {
    form,
    store,
    async submit(values) {
      await callOperation('Auth_RequestLogin', { body: { ...values, language } });
      updateSession({ ...values, eligibilityStatus: null });
      navigate(paths.checkInbox, { state: { editAt: paths.login } });
    },
  };
}
