import {
  type CheckAction,
  type CheckKind,
  mayActOnCheck,
  type TakeOverReason,
} from '@portal/contract/application/checks';
import { isOpen } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { checkJobs } from './check-jobs.ts';
import type { ApplicationRow } from '../../storage/application-row.ts';
import { assertSeen, lockApplication, raiseVersion } from '../../storage/applications.ts';
import { type CheckChange, listChecks, sealCheckWords, setCheckState, toStaffCheck } from '../../storage/checks.ts';
import { findWaitingDecision } from '../../storage/decisions.ts';
import { insertEvent } from '../../storage/events.ts';
import { dropSin } from '../../storage/held-sin.ts';
import { listOpenItems } from '../../storage/information.ts';
import { type Withdrawal, withdrawRequest } from '../information/withdraw-request.ts';

interface CheckWork {
  applicationId: string;
  kind: CheckKind;
  /** Version of the application that the caller saw; undefined skips the version check. */
  version: number | undefined;
  by: string;
}

export interface WorkedCheck {
  check: StaffCheck;
  version: number;
}

const refusals = {
  retry: 'validation.staff.checkNotRetried',
  takeOver: 'validation.staff.checkNotTakenOver',
  settle: 'validation.staff.checkNotSettled',
} as const satisfies Record<CheckAction, string>;

/**
 * Locks the application if a person may act on its check. Throws errorNotFound; errorVersionConflict if it changed
 * since they saw it or a decision is pending; errorValidation if the application is closed or the check is in another
 * state.
 */
export async function lockForCheck(tx: Transaction, action: CheckAction, work: CheckWork): Promise<ApplicationRow> {
  const application = await lockApplication(tx, work.applicationId);
  assertSeen(application, work.version);
  if (await findWaitingDecision(tx, application.id))
    throw new DomainError('errorVersionConflict', { version: application.version });
  const check = (await listChecks(tx, application.id)).find(({ kind }) => kind === work.kind);
  if (!check || !isOpen(application.status) || !mayActOnCheck(action, check))
    throw new DomainError('errorValidation', { errors: [{ path: 'check', key: refusals[action] }] });
  return application;
}

/** Retries a check; `lockForCheck` has locked the application. */
export async function retryCheck(tx: Transaction, context: Context, work: CheckWork): Promise<WorkedCheck> {
  const { applicationId, kind, by } = work;
  const cause = `retry:${context.random.uuid()}` as const;
  await context.jobs.enqueue(tx, checkJobs[kind], { applicationId, cause });
  return change(tx, context, 'checkRetried', { applicationId, kind, by, state: 'waiting' });
}

/** Takes over a running check and deletes its SIN. Throws like `lockForCheck`. */
export async function takeOverCheck(
  tx: Transaction,
  context: Context,
  { reason, words, ...work }: CheckWork & { reason: TakeOverReason; words: string | null },
): Promise<WorkedCheck> {
  const { applicationId, kind, by } = work;
  await lockForCheck(tx, 'takeOver', work);
  if (kind === 'personalDetails') await dropSin(tx, applicationId);
  const wordsSealed = words === null ? null : sealCheckWords(context.vault, words);
  return change(tx, context, 'checkTakenOver', { applicationId, kind, by, reason, wordsSealed, state: 'handedOver' });
}

/**
 * Marks a check as done, with its result. A requested SIN is withdrawn, because only the check uses it. Throws like
 * `lockForCheck`.
 */
export async function settleCheck(
  tx: Transaction,
  context: Context,
  { words, ...work }: CheckWork & { words: string },
): Promise<WorkedCheck> {
  const { applicationId, kind, by } = work;
  await lockForCheck(tx, 'settle', work);
  if (kind === 'personalDetails') await withdrawSin(tx, context, { applicationId, withdrawnBy: by });
  const wordsSealed = sealCheckWords(context.vault, words);
  return change(tx, context, 'checkSettled', { applicationId, kind, by, wordsSealed, state: 'done' });
}

async function withdrawSin(tx: Transaction, context: Context, withdrawal: Omit<Withdrawal, 'itemIds'>): Promise<void> {
  const open = await listOpenItems(tx, context.vault, [withdrawal.applicationId]);
  const itemIds = open.filter((item) => item.kind === 'sin').map(({ itemId }) => itemId);
  if (itemIds.length > 0) await withdrawRequest(tx, context, { ...withdrawal, itemIds });
}

async function change(
  tx: Transaction,
  context: Context,
  event: 'checkRetried' | 'checkTakenOver' | 'checkSettled',
  changed: Omit<CheckChange, 'at'> & { by: string },
): Promise<WorkedCheck> {
  const { applicationId, kind, by } = changed;
  await setCheckState(tx, { ...changed, at: context.clock.now() });
  await insertEvent(tx, context, applicationId, event, { details: { check: kind }, staffName: by });
  const version = await raiseVersion(tx, applicationId);
  const row = (await listChecks(tx, applicationId)).find((each) => each.kind === kind);
  if (!row) throw new Error('The check just written was not found');
  return { check: toStaffCheck(context.vault, row), version };
}
