import { checkKinds, type CheckKind } from '@portal/contract/application/checks';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { type CheckJobPayload, checkJobs } from './check-jobs.ts';
import { insertChecks, setCheckState } from '../../storage/checks.ts';

export async function startChecks(tx: Transaction, context: Context, applicationId: string): Promise<void> {
  await insertChecks(tx, applicationId, context.clock.now());
  for (const kind of checkKinds)
    await context.jobs.enqueue(tx, checkJobs[kind], { applicationId, cause: 'submission' });
}

export async function restartCheck(
  tx: Transaction,
  context: Context,
  kind: CheckKind,
  { applicationId, cause }: CheckJobPayload,
): Promise<void> {
  await setCheckState(tx, { applicationId, kind, state: 'waiting', at: context.clock.now() });
  await context.jobs.enqueue(tx, checkJobs[kind], { applicationId, cause });
}
