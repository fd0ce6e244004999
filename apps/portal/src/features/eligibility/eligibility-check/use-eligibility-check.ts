import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { ConnectionLost } from '../../../api/problem.ts';
import { lazy } from '../../../app/lazy.ts';
import { whenIdle } from '../../../app/outlet/when-idle.ts';
import { type PortalForm, type PortalResolver, usePortalForm } from '../../../fields/form.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { updateSession } from '../../../session/session-store.ts';
import { keepRefusal, startingValues } from '../eligibility-answers.ts';

export interface EligibilityCheck {
  form: PortalForm<EligibilityForm>;
  submit: (answers: EligibilityForm) => Promise<void>;
  /** The email of a customer was typed: verify it, or type another one. */
  isExistingCustomer: boolean;
  verifyExisting: () => Promise<void>;
  changeEmail: () => void;
}

/** Nothing is checked before the first press: the rules come after the page, or with the press. */
const rules = lazy(async () => (await import('./eligibility-resolver.ts')).eligibilityResolver);

const resolver: PortalResolver<EligibilityForm> = async (...typed) => {
  const check = await rules.load().catch((error: unknown) => {
    throw new ConnectionLost({ cause: error });
  });
  return check(...typed);
};

/** The check and where each of its answers leads (decisions, section 2). */
export function useEligibilityCheck(): EligibilityCheck {
  const { language } = useText();
  const [, navigate] = useLocation();
  const [isExistingCustomer, setIsExistingCustomer] = useState(false);
  const form = usePortalForm(resolver, startingValues());

  useEffect(() => whenIdle(() => void rules.load().catch(() => undefined)), []);

  const toInbox = () => navigate('/otp-verification', { state: { editAt: '/marketing-qualification' } });

  return {
    form,
    isExistingCustomer,
    async submit(answers) {
      const body = { ...answers, acceptedTerms: true, language } as const;
      const { next, reasons } = await callOperation('Eligibility_CheckEligibility', { body });
      updateSession({ email: answers.email });
      if (next === 'notEligible') {
        keepRefusal(answers, reasons);
        navigate('/not-eligible');
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
      // The dialog gives the focus back first.
      setTimeout(() => form.setFocus('email', { shouldSelect: true }));
    },
  };
}
