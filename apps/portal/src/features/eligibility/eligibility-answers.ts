import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import { create } from 'zustand';
import { onSessionEnd } from '../../api/session-lifecycle.ts';
import type { TypedValues } from '../../fields/form.tsx';
import { getSession, updateSession } from '../../session/session-store.ts';

interface EligibilityAnswers {
  /** What was typed, as typed: kept while the person looks at another screen. Memory only. */
  typed: TypedValues<EligibilityForm>;
  /** What the schema made of it, once the check has refused. */
  refused: { form: EligibilityForm; reasons: IneligibilityReason[] } | null;
}

const nothing: EligibilityAnswers = {
  typed: { timeInBusiness: '', timeInBusinessUnit: 'years', annualRevenue: '', email: '', acceptedTerms: false },
  refused: null,
};

export const useEligibilityAnswers = create<EligibilityAnswers>()(() => nothing);

/** What the form starts with: what was typed before, and the email that the address named. */
export function startingValues(): TypedValues<EligibilityForm> {
  const { typed } = useEligibilityAnswers.getState();
  return typed.email === '' ? { ...typed, email: getSession().email ?? '' } : typed;
}

export function keepTyped(typed: TypedValues<EligibilityForm>): void {
  useEligibilityAnswers.setState({ typed: { ...typed } });
}

/** Not eligible: the answers wait for the person to leave them with us, or to correct them. */
export function keepRefusal(form: EligibilityForm, reasons: IneligibilityReason[]): void {
  useEligibilityAnswers.setState({ refused: { form, reasons } });
  updateSession({ eligibilityStatus: 'notEligible' });
}

export function forgetAnswers(): void {
  useEligibilityAnswers.setState(nothing);
  updateSession({ eligibilityStatus: null });
}

onSessionEnd(() => useEligibilityAnswers.setState(nothing));
