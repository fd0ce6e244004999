import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { markCameBack } from '../../eligibility/index.ts';
import { createApplication, type NewApplication } from '../storage/create-application.ts';

export async function beginApplication(tx: Transaction, context: Context, start: NewApplication): Promise<string> {
  const applicationId = await createApplication(tx, context, start);
  await markCameBack(tx, { customerId: start.customerId, applicationId, at: context.clock.now() });
  return applicationId;
}
