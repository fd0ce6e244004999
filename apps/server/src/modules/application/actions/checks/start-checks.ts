import { checkKinds, type CheckKind } from '@portal/contract/application/checks';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { type CheckJobPayload, checkJobs } from './check-jobs.ts';
import { insertChecks, setCheckState } from '../../storage/checks.ts';

/** Starts every check of an application that is being submitted, as part of `tx`. */
export async function startChecks(tx: Transaction, context: Context, applicationId: string): Promise<void> {
  await insertChecks(tx, applicationId, context.clock.now());
  for (const kind of checkKinds)
    await context.jobs.enqueue(tx, checkJobs[kind], { applicationId, cause: 'submission' });
}

/** Restarts one check after new information was provided. */
export async function restartCheck(
  tx: Transaction,
  context: Context,
  kind: CheckKind,
  { applicationId, cause }: CheckJobPayload,
): Promise<void> {
  await setCheckState(tx, { applicationId, kind, state: 'waiting', at: context.clock.now() });
  await context.jobs.enqueue(tx, checkJobs[kind], { applicationId, cause });
}
