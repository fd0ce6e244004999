import * as z from 'zod/mini';
import { isOpen } from '@portal/contract/application/status';
import { UNDO_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { type DecisionOutcome, type DecisionReason, isReasonOf, type Offer } from '@portal/contract/staff/decisions';
import type { Context } from '../../../kernel/context.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { mayApprove, waitsForApproval } from '../domain/approvals.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { assertSeen, findAndLockApplication, lockApplication } from '../storage/applications.ts';
import { listChecks } from '../storage/checks.ts';
import type { StaffCaller } from '../../../kernel/operation.ts';
import {
  approveDecisionRow,
  type DecisionRow,
  endDecision,
  findDecision,
  findWaitingDecision,
  insertDecision,
} from '../storage/decisions.ts';
import { listOpenItems } from '../storage/information.ts';
import { mailStaffAt } from '../../notification/index.ts';
import { aboutForStaff } from '../domain/about-for-staff.ts';
import { closeByStaff } from './close-by-staff.ts';
import { writeNote } from './write-note.ts';

export const carryOutDecision = defineJob({
  name: 'carry-out-decision',
  payload: z.strictObject({ applicationId: z.uuid(), decisionId: z.uuid() }),
});

export interface NewDecision {
  applicationId: string;
  version: number;
  outcome: DecisionOutcome;
  reason: DecisionReason | null;
  words: string | null;
  offer?: Offer | null | undefined;
  by: StaffCaller;
}

/**
 * Decides on an open application. The decision takes effect, and people are notified, only after the undo period. An
 * offer above the limit of the person first waits for approval. Throws errorNotFound, and errorVersionConflict if the
 * application changed or another decision is pending. Throws errorValidation for a closed application, a reason that
 * belongs to another outcome, open items without a written reason, an offer without funding, or funding without an
 * offer by a person with a limit.
 */
export async function decideApplication(context: Context, decided: NewDecision): Promise<DecisionRow> {
  const { applicationId, version, outcome, reason, words, offer = null, by } = decided;
  if (!isReasonOf(outcome, reason))
    throw new DomainError('errorValidation', { errors: [{ path: 'reason', key: 'errors.errorValidation' }] });
  const isFunded = outcome === 'funded';
  if (offer ? !isFunded : isFunded && by.fundingLimit !== null)
    throw new DomainError('errorValidation', { errors: [{ path: 'offer', key: 'errors.errorValidation' }] });

  return context.database.transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    assertSeen(application, version);
    if (await findWaitingDecision(tx, applicationId))
      throw new DomainError('errorVersionConflict', { version: application.version });
    if (!isOpen(application.status)) throw new DomainError('errorValidation');
    if (words === null && (await isAnythingLeft(tx, context, applicationId)))
      throw new DomainError('errorValidation', { errors: [{ path: 'words', key: 'validation.staff.words' }] });

    const decidedAt = context.clock.now();
    const takesEffectAt = new Date(decidedAt.getTime() + UNDO_MS);
    const row = await insertDecision(tx, context.vault, {
      id: context.random.uuid(),
      application_id: applicationId,
      outcome,
      reason,
      words,
      offer,
      decided_by: by.name,
      decider_id: by.personId,
      decided_at: decidedAt,
      takes_effect_at: takesEffectAt,
      needs_approval: offer !== null && by.fundingLimit !== null && offer.amount > by.fundingLimit,
    });
    await (row.needs_approval ? requestApproval(tx, context, application, row) : carryOutLater(tx, context, row));
    return row;
  });
}

async function requestApproval(
  tx: Transaction,
  context: Context,
  application: ApplicationRow,
  row: DecisionRow,
): Promise<void> {
  const about = aboutForStaff(context.config, application);
  const approvers = (await context.staff.listStaff(tx, context.vault)).filter((person) => mayApprove(person, row));
  const mail = {
    template: 'approvalNeededStaff',
    ...about,
    by: row.decided_by,
    amount: row.offer_amount ?? 0,
  } as const;
  for (const { email } of approvers) await mailStaffAt(tx, context, email, mail);
}

async function carryOutLater(tx: Transaction, { jobs }: Context, row: DecisionRow): Promise<void> {
  const { id: decisionId, application_id: applicationId, takes_effect_at: startAfter } = row;
  await jobs.enqueue(tx, carryOutDecision, { applicationId, decisionId }, { startAfter });
}

async function lockForApprover(
  tx: Transaction,
  by: StaffCaller,
  place: { applicationId: string; decisionId: string },
): Promise<{ application: ApplicationRow; row: DecisionRow }> {
  const application = await lockApplication(tx, place.applicationId);
  const row = await findDecision(tx, place);
  if (!row) throw new DomainError('errorNotFound');
  if (!mayApprove(by, row)) throw new DomainError('errorForbidden');
  return { application, row };
}

/**
 * Approves an offer above the limit of the person who decided; it takes effect after the undo period. Repeating it
 * changes nothing. Throws errorNotFound, errorForbidden for the person who decided, a lower limit or a key, and
 * errorVersionConflict if there is nothing to approve.
 */
export async function approveDecision(
  context: Context,
  { by, ...place }: { applicationId: string; decisionId: string; by: StaffCaller },
): Promise<DecisionRow> {
  return context.database.transaction(async (tx) => {
    const { application, row } = await lockForApprover(tx, by, place);
    if (row.approved_at !== null) return row;
    if (!waitsForApproval(row)) throw new DomainError('errorVersionConflict', { version: application.version });
    const at = context.clock.now();
    const takesEffectAt = new Date(at.getTime() + UNDO_MS);
    const approved = await approveDecisionRow(tx, row.id, { by: by.name, at, takesEffectAt });
    await carryOutLater(tx, context, approved);
    return approved;
  });
}

/**
 * Undoes an offer that waits for approval, writes the reason as a note and emails the person who decided. Repeating it
 * changes nothing. Throws errorNotFound, errorForbidden for everyone who may not approve it, and errorVersionConflict if
 * it no longer waits.
 */
export async function sendBackDecision(
  context: Context,
  { by, reason, ...place }: { applicationId: string; decisionId: string; reason: string; by: StaffCaller },
): Promise<DecisionRow> {
  return context.database.transaction(async (tx) => {
    const { application, row } = await lockForApprover(tx, by, place);
    if (row.ended_as === 'undone' && row.undone_by === by.name) return row;
    if (!waitsForApproval(row)) throw new DomainError('errorVersionConflict', { version: application.version });
    await writeNote(tx, context, { applicationId: place.applicationId, author: by.name, text: reason });
    await mailDecider(tx, context, application, { deciderId: row.decider_id, by: by.name });
    return endDecision(tx, row.id, { as: 'undone', at: context.clock.now(), by: by.name });
  });
}

async function mailDecider(
  tx: Transaction,
  context: Context,
  application: ApplicationRow,
  { deciderId, by }: { deciderId: string | null; by: string },
): Promise<void> {
  const decider = (await context.staff.listStaff(tx, context.vault)).find(({ personId }) => personId === deciderId);
  if (!decider) return;
  const about = aboutForStaff(context.config, application);
  await mailStaffAt(tx, context, decider.email, { template: 'offerSentBackStaff', ...about, by });
}

async function isAnythingLeft(tx: Transaction, { vault }: Context, applicationId: string): Promise<boolean> {
  const [checks, items] = [await listChecks(tx, applicationId), await listOpenItems(tx, vault, [applicationId])];
  return items.length > 0 || checks.some(({ state }) => state === 'handedOver');
}

/**
 * Undoes a pending decision; repeating it changes nothing. Throws errorNotFound, and errorVersionConflict if the
 * decision was carried out or replaced.
 */
export async function undoDecision(
  context: Context,
  { undoneBy, ...place }: { applicationId: string; decisionId: string; undoneBy: string },
): Promise<DecisionRow> {
  return context.database.transaction(async (tx) => {
    const application = await lockApplication(tx, place.applicationId);
    const row = await findDecision(tx, place);
    if (!row) throw new DomainError('errorNotFound');
    if (row.ended_as === 'undone') return row;
    if (row.ended_as !== null) throw new DomainError('errorVersionConflict', { version: application.version });
    return endDecision(tx, row.id, { as: 'undone', at: context.clock.now(), by: undoneBy });
  });
}

/**
 * Closes an open application at once and records why. @returns false, and changes nothing, if it is closed or a decision
 * is pending
 */
export async function decideNow(
  tx: Transaction,
  context: Context,
  application: ApplicationRow,
  { decidedBy, ...decided }: Pick<NewDecision, 'outcome' | 'reason' | 'words'> & { decidedBy: string },
): Promise<boolean> {
  const { id } = application;
  if (!isOpen(application.status) || (await findWaitingDecision(tx, id))) return false;
  const at = context.clock.now();
  const row = await insertDecision(tx, context.vault, {
    id: context.random.uuid(),
    application_id: id,
    ...decided,
    decided_by: decidedBy,
    decided_at: at,
    takes_effect_at: at,
  });
  await endDecision(tx, row.id, { as: 'carriedOut', at });
  await closeByStaff(tx, context, application, { outcome: decided.outcome, staffName: decidedBy });
  return true;
}

/** Carries out a decision once; does nothing if the application was closed meanwhile. */
export async function carryOut(
  context: Context,
  { applicationId, decisionId }: { applicationId: string; decisionId: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const application = await findAndLockApplication(tx, applicationId);
    const row = application && (await findDecision(tx, { applicationId, decisionId }));
    if (!row || row.ended_as !== null || !isOpen(application.status)) return;
    await endDecision(tx, row.id, { as: 'carriedOut', at: context.clock.now() });
    await closeByStaff(tx, context, application, { outcome: row.outcome, staffName: row.decided_by });
  });
}
