import { stepPlaces } from '@portal/contract/application/steps';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS, MONTHS_PER_YEAR } from '@portal/contract/constants';
import { assessEligibility, type IneligibilityReason } from '@portal/contract/eligibility';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import { type SessionState, useSession } from '../../../session/session-store.ts';
import { useEligibilityAnswers } from '../eligibility-answers.ts';

export interface Refusal {
  reasons: IneligibilityReason[];
  email: string;
  /** What can be left with us; absent while an answer is still missing. */
  form: EligibilityForm | undefined;
  /** Where the answers can be corrected. */
  backRoute: string;
}

/** A step of the application got a value below a bound: it stays incomplete and can be corrected there. */
function refusalInApplication({
  applicationId,
  applicationStep,
  email,
  businessInfo,
}: SessionState): Refusal | undefined {
  if (applicationId === null || applicationStep === null || email === null) return undefined;
  const { annualRevenue, yearsInBusiness } = businessInfo;
  const months = yearsInBusiness === null ? null : Math.round(yearsInBusiness * MONTHS_PER_YEAR);
  const { reasons } = assessEligibility(
    months ?? MINIMUM_MONTHS_IN_BUSINESS,
    annualRevenue ?? MINIMUM_ANNUAL_REVENUE_CAD,
  );
  const isComplete = months !== null && annualRevenue !== null;
  return {
    reasons,
    email,
    form: isComplete
      ? { timeInBusiness: months, timeInBusinessUnit: 'months', annualRevenue, email, acceptedTerms: true }
      : undefined,
    backRoute: stepPlaces[applicationStep].route,
  };
}

/** What was refused: in the eligibility check, or later in an application. */
export function useRefusal(): Refusal | undefined {
  const refused = useEligibilityAnswers((answers) => answers.refused);
  const session = useSession();
  if (!refused) return refusalInApplication(session);
  const { form, reasons } = refused;
  return { form, reasons, email: form.email, backRoute: '/marketing-qualification' };
}
