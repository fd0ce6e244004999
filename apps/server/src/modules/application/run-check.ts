import { type CheckKind, type HandOverReason, isSettled } from '@portal/contract/application/checks';
import type { Context } from '../../context.ts';
import type { Queries, Transaction } from '../../platform/database/index.ts';
import { handOverCheck } from './hand-over-check.ts';
import type { ApplicationRow } from './storage/application-row.ts';
import { findAndLockApplication } from './storage/applications.ts';
import { listChecks, setCheckState } from './storage/checks.ts';

/** A check of one application, as its job works on it. */
export interface CheckRun {
  applicationId: string;
  kind: CheckKind;
}

/** Marks a check as running. Undefined where there is nothing left to do: settled, or the application is closed. */
export async function takeUpCheck(context: Context, run: CheckRun): Promise<ApplicationRow | undefined> {
  return context.database.transaction(async (tx) => {
    const application = await lockRunningCheck(tx, run);
    if (application) await setCheckState(tx, { ...run, state: 'running', at: context.clock.now() });
    return application;
  });
}

/** The application, its row held, where the check is still under way; so that what a job does is done once. */
export async function lockRunningCheck(tx: Transaction, run: CheckRun): Promise<ApplicationRow | undefined> {
  const application = await findAndLockApplication(tx, run.applicationId);
  return application && application.status !== 'closed' && (await isUnderWay(tx, run)) ? application : undefined;
}

async function isUnderWay(queries: Queries, { applicationId, kind }: CheckRun): Promise<boolean> {
  const check = (await listChecks(queries, applicationId)).find((each) => each.kind === kind);
  return check !== undefined && !isSettled[check.state];
}

/** Gives a check that is still under way to the account manager. */
export async function handOverRunningCheck(context: Context, run: CheckRun, reason: HandOverReason): Promise<void> {
  await context.database.transaction(async (tx) => {
    const application = await lockRunningCheck(tx, run);
    if (application) await handOverCheck(tx, context, application, { kind: run.kind, reason });
  });
}
