import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { markCameBack } from '../../eligibility/index.ts';
import { createApplication, type NewApplication } from '../storage/create-application.ts';

/** Creates an application; a lead who starts one is marked as returned. @returns its id */
export async function beginApplication(tx: Transaction, context: Context, start: NewApplication): Promise<string> {
  const applicationId = await createApplication(tx, context, start);
  await markCameBack(tx, { customerId: start.customerId, applicationId, at: context.clock.now() });
  return applicationId;
}
