import { email } from '@portal/contract/fields/email';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { callOperation } from '../../../api/call-operation.ts';
import { type PortalForm, usePortalForm } from '../../../fields/form.tsx';
import { schemaResolver } from '../../../fields/schema-resolver.ts';
import { useText } from '../../../i18n/use-text.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';

const loginForm = z.strictObject({ email, rememberMe: z.boolean() });
type LoginValues = z.infer<typeof loginForm>;
const resolver = schemaResolver(loginForm);

export interface Login {
  form: PortalForm<LoginValues>;
  submit: (values: LoginValues) => Promise<void>;
}

/** Asks for the mail with code and link. Known and unknown addresses go the same way. */
export function useLogin(): Login {
  const { language } = useText();
  const [, navigate] = useLocation();
  const { email: knownEmail, rememberMe } = getSession();
  const form = usePortalForm(resolver, { email: knownEmail ?? '', rememberMe });
  return {
    form,
    async submit(values) {
      await callOperation('Auth_RequestLogin', { body: { ...values, language } });
      updateSession({ ...values, eligibilityStatus: null });
      navigate('/otp-verification', { state: { editAt: '/' } });
    },
  };
}
