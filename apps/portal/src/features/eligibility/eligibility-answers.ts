import { toDuration } from '@portal/contract/application/time-in-business';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import { create } from 'zustand';
import { onSessionEnd } from '../../api/session-lifecycle.ts';
import type { TypedValues } from '@portal/design/fields/form/form.tsx';
import { getSession, type SessionState, updateSession } from '../../session/session-store.ts';

interface EligibilityAnswers {
  /** Values as typed, stored while another screen is shown. Memory only. */
  typed: TypedValues<EligibilityForm>;
}

const nothing: EligibilityAnswers = {
  typed: { timeInBusiness: '', timeInBusinessUnit: 'years', annualRevenue: '', email: '', acceptedTerms: false },
};

const useEligibilityAnswers = create<EligibilityAnswers>()(() => nothing);

/** Initial values: typed before, the email from the address, and what survived a reload. */
export function startingValues(): TypedValues<EligibilityForm> {
  const { typed } = useEligibilityAnswers.getState();
  const session = getSession();
  const answers =
    typed === nothing.typed && session.eligibilityStatus === 'notEligible' ? refusedAnswers(session) : typed;
  return answers.email === '' ? { ...answers, email: session.email ?? '' } : answers;
}

function refusedAnswers({ businessInfo }: SessionState): TypedValues<EligibilityForm> {
  const { count, unit } = toDuration(monthsOf(businessInfo) ?? 0);
  return {
    ...nothing.typed,
    timeInBusiness: String(count),
    timeInBusinessUnit: unit,
    annualRevenue: String(businessInfo.annualRevenue ?? ''),
    acceptedTerms: true,
  };
}

/** Whole months; null if unknown. */
export function monthsOf({ yearsInBusiness }: SessionState['businessInfo']): number | null {
  return yearsInBusiness === null ? null : Math.round(yearsInBusiness * MONTHS_PER_YEAR);
}

export function saveTyped(typed: TypedValues<EligibilityForm>): void {
  useEligibilityAnswers.setState({ typed: { ...typed } });
}

/** Stores the answers of a person who is not eligible, so that they can leave them with the lender or correct them. */
export function saveRefused({ timeInBusiness, timeInBusinessUnit, annualRevenue }: EligibilityForm): void {
  const yearsInBusiness = timeInBusinessUnit === 'years' ? timeInBusiness : timeInBusiness / MONTHS_PER_YEAR;
  updateSession({
    eligibilityStatus: 'notEligible',
    applicationStep: null,
    businessInfo: { ...getSession().businessInfo, annualRevenue, yearsInBusiness },
  });
}

export function clearAnswers(): void {
  useEligibilityAnswers.setState(nothing);
  updateSession({ eligibilityStatus: null });
}

onSessionEnd(() => useEligibilityAnswers.setState(nothing));
