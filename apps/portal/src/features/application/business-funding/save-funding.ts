import type { BusinessFundingForm } from '@portal/contract/application/step-forms';
import { toDuration } from '@portal/contract/application/time-in-business';
import type { Application, SavedStep } from '@portal/contract/entities/entities';
import { callOperation } from '../../../api/call-operation.ts';
import { isAgeKnown } from '../step/step-route.ts';

/**
 * Saves the funding step, together with the time in business if it is known and shown. If only the time in business
 * fails, its own step comes next, prefilled.
 */
export async function saveFunding(
  application: Application,
  body: { version: number; values: BusinessFundingForm },
): Promise<SavedStep> {
  const params = { applicationId: application.applicationId };
  const saved = await callOperation('Application_SaveBusinessFunding', { params, body });
  const { reachedStep, monthsInBusiness, version } = saved;
  const isNext = reachedStep === 'businessAge' && monthsInBusiness !== null && isAgeKnown({ ...application, ...saved });
  if (!isNext) return saved;
  const { count, unit } = toDuration(monthsInBusiness);
  const values = { timeInBusiness: count, timeInBusinessUnit: unit };
  return callOperation('Application_SaveBusinessAge', { params, body: { version, values } }).catch(() => saved);
}
