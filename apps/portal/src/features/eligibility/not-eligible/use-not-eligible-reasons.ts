import { paths, type RoutePath } from '@portal/contract/routes';
import { stepPlaces } from '@portal/contract/application/steps';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import { assessEligibility, type IneligibilityReason } from '@portal/contract/eligibility';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import { useSession } from '../../../session/session-store.ts';
import { monthsOf } from '../eligibility-answers.ts';

export interface NotEligibleReasons {
  reasons: IneligibilityReason[];
  /** Null after a reload; the email is requested again when the person leaves the answers with the lender. */
  email: string | null;
  answers: Omit<EligibilityForm, 'email'> | undefined;
  backRoute: RoutePath;
}

export function useNotEligibleReasons(): NotEligibleReasons | undefined {
  const { applicationStep, businessInfo, email } = useSession();
  const { annualRevenue } = businessInfo;
  const months = monthsOf(businessInfo);
  const { reasons } = assessEligibility(
    months ?? MINIMUM_MONTHS_IN_BUSINESS,
    annualRevenue ?? MINIMUM_ANNUAL_REVENUE_CAD,
  );
  if (reasons.length === 0) return undefined;
  const isComplete = months !== null && annualRevenue !== null;
  return {
    reasons,
    email,
    answers: isComplete
      ? { timeInBusiness: months, timeInBusinessUnit: 'months', annualRevenue, acceptedTerms: true }
      : undefined,
    backRoute: applicationStep === null ? paths.eligibilityCheck : stepPlaces[applicationStep].route,
  };
}
