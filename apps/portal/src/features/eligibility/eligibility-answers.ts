import { toDuration } from '@portal/contract/application/time-in-business';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import type { TypedValues } from '@portal/design/fields/form/form.tsx';
import { clearTyped } from '../../frame/form/typed-in-tab.ts';
import { getSession, type SessionState, updateSession } from '../../session/session-store.ts';

export const ELIGIBILITY = 'eligibility';

const nothing: TypedValues<EligibilityForm> = {
  timeInBusiness: '',
  timeInBusinessUnit: 'years',
  annualRevenue: '',
  email: '',
  acceptedTerms: false,
};

/** Initial values: the refused answers, which survive a reload, and the email from the address or another screen. */
export function startingValues(): TypedValues<EligibilityForm> {
  const session = getSession();
  const answers = session.eligibilityStatus === 'notEligible' ? refusedAnswers(session) : nothing;
  return { ...answers, email: session.email ?? '' };
}

function refusedAnswers({ businessInfo }: SessionState): TypedValues<EligibilityForm> {
  const { count, unit } = toDuration(monthsOf(businessInfo) ?? 0);
  return {
    ...nothing,
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
  clearTyped();
  updateSession({ eligibilityStatus: null });
}
