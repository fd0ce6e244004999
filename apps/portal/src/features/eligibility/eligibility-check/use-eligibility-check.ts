import { paths } from '@portal/contract/routes';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import { useEffect, useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { ConnectionLost } from '@portal/contract/client/problem';
import { lazy } from '../../../frame/lazy/lazy.ts';
import { whenIdle } from '../../../frame/lazy/when-idle.ts';
import { type PortalResolver, selectField } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { type TypedForm, useTypedForm } from '../../../frame/form/use-typed-form.ts';
import { updateSession } from '../../../session/session-store.ts';
import { ELIGIBILITY, saveRefused, startingValues } from '../eligibility-answers.ts';

export interface EligibilityCheck extends TypedForm<EligibilityForm> {
  submit: (answers: EligibilityForm) => Promise<void>;
  isExistingCustomer: boolean;
  verifyExisting: () => Promise<void>;
  changeEmail: () => void;
}

/** Loaded after the page, or on the first click: nothing is validated before that. */
const rules = lazy(async () => (await import('./eligibility-resolver.ts')).eligibilityResolver);

const resolver: PortalResolver<EligibilityForm> = async (typed) => {
  const check = await rules.load().catch((error: unknown) => {
    throw new ConnectionLost({ cause: error });
  });
  return check(typed);
};

export function useEligibilityCheck(): EligibilityCheck {
  const { language } = useText();
  const [isExistingCustomer, setIsExistingCustomer] = useState(false);
  const { form, store } = useTypedForm(ELIGIBILITY, resolver, startingValues());

  useEffect(() => whenIdle(() => void rules.load().catch(() => undefined)), []);

  const toInbox = () => navigate(paths.checkInbox, { state: { editAt: paths.eligibilityCheck } });

  return {
    form,
    store,
    isExistingCustomer,
    async submit(answers) {
      const body = { ...answers, acceptedTerms: true, language } as const;
      const { next } = await callOperation('Eligibility_CheckEligibility', { body });
      updateSession({ email: answers.email });
      if (next === 'notEligible') {
        saveRefused(answers);
        navigate(paths.notEligible);
        return;
      }
      updateSession({ eligibilityStatus: 'eligible' });
      if (next === 'existingCustomer') setIsExistingCustomer(true);
      else toInbox();
    },
    async verifyExisting() {
      await callOperation('Auth_ResendVerification', { body: { language } });
      setIsExistingCustomer(false);
      toInbox();
    },
    changeEmail() {
      setIsExistingCustomer(false);
      // Waits until the dialog has restored the focus.
      setTimeout(() => selectField(form, 'email'));
    },
  };
}
