import * as z from 'zod/mini';
import { isOpen } from '@portal/contract/application/status';
import { UNDO_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { type DecisionOutcome, type DecisionReason, isReasonOf, type Offer } from '@portal/contract/staff/decisions';
import type { Context } from '../../../kernel/context.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { assertSeen, findAndLockApplication, lockApplication } from '../storage/applications.ts';
import { listChecks } from '../storage/checks.ts';
import {
  type DecisionRow,
  endDecision,
  findDecision,
  findWaitingDecision,
  insertDecision,
} from '../storage/decisions.ts';
import { listOpenItems } from '../storage/information.ts';
import { closeByStaff } from './close-by-staff.ts';

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
  decidedBy: string;
}

/**
 * Decides on an open application. Only after the undo period does the decision take effect and is anyone notified.
 * Throws errorNotFound; errorValidation for a reason of another outcome, an offer without funding, a closed
 * application, or open items without a
 * written reason; errorVersionConflict if the application changed or another decision is pending.
 */
export async function decideApplication(context: Context, decided: NewDecision): Promise<DecisionRow> {
  const { applicationId, version, outcome, reason, words, offer, decidedBy } = decided;
  if (!isReasonOf(outcome, reason))
    throw new DomainError('errorValidation', { errors: [{ path: 'reason', key: 'errors.errorValidation' }] });
  if (offer && outcome !== 'funded')
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
      offer: offer ?? null,
      decided_by: decidedBy,
      decided_at: decidedAt,
      takes_effect_at: takesEffectAt,
    });
    await context.jobs.enqueue(
      tx,
      carryOutDecision,
      { applicationId, decisionId: row.id },
      { startAfter: takesEffectAt },
    );
    return row;
  });
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
  { decidedBy, ...decided }: Pick<NewDecision, 'outcome' | 'reason' | 'words' | 'decidedBy'>,
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
  await closeByStaff(tx, context, application, { outcome: decided.outcome, staffName: decidedBy });
  await endDecision(tx, row.id, { as: 'carriedOut', at });
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
    if (!row || row.ended_as !== null) return;
    const at = context.clock.now();
    if (!isOpen(application.status)) {
      await endDecision(tx, row.id, { as: 'overtaken', at });
      return;
    }
    await closeByStaff(tx, context, application, { outcome: row.outcome, staffName: row.decided_by });
    await endDecision(tx, row.id, { as: 'carriedOut', at });
  });
}
