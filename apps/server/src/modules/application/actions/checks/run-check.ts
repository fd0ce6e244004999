import { CHECK_TIMEOUT_MS } from '@portal/contract/constants';
import { type CheckKind, type HandOverReason, isResolved } from '@portal/contract/application/checks';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries, Transaction } from '../../../../platform/database/index.ts';
import { listChecks, listStuckChecks, setCheckState } from '../../storage/checks.ts';
import type { ApplicationRow } from '../../storage/application-row.ts';
import { findAndLockApplication } from '../../storage/applications.ts';
import { handOverCheck } from './hand-over-check.ts';

export interface CheckRun {
  applicationId: string;
  kind: CheckKind;
}

export async function takeUpCheck(context: Context, run: CheckRun): Promise<ApplicationRow | undefined> {
  return context.database.transaction(async (tx) => {
    const application = await lockRunningCheck(tx, run);
    if (application) await setCheckState(tx, { ...run, state: 'running', at: context.clock.now() });
    return application;
  });
}

/** Locks the application if its check is still in progress, so that a job's result is saved only once. */
export async function lockRunningCheck(tx: Transaction, run: CheckRun): Promise<ApplicationRow | undefined> {
  const application = await findAndLockApplication(tx, run.applicationId);
  return application && application.status !== 'closed' && (await isUnderWay(tx, run)) ? application : undefined;
}

async function isUnderWay(queries: Queries, { applicationId, kind }: CheckRun): Promise<boolean> {
  const check = (await listChecks(queries, applicationId)).find((each) => each.kind === kind);
  return check !== undefined && !isResolved[check.state];
}

export async function handOverRunningCheck(context: Context, run: CheckRun, reason: HandOverReason): Promise<void> {
  await context.database.transaction(async (tx) => {
    const application = await lockRunningCheck(tx, run);
    if (application) await handOverCheck(tx, context, application, { kind: run.kind, reason });
  });
}

const BATCH = 100;

/** Hands checks over to the account manager if their job was lost or they made no progress for an hour. */
export async function handOverStuckChecks(context: Context): Promise<void> {
  const since = new Date(context.clock.now().getTime() - CHECK_TIMEOUT_MS);
  for (const run of await listStuckChecks(context.database.query, { since, limit: BATCH }))
    await handOverRunningCheck(context, run, 'checkFailed');
}
