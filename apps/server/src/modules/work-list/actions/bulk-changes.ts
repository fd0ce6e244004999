import * as z from 'zod/mini';
import { BULK_REFERENCES_SHOWN, UNDO_MS, WORK_LIST_COUNT_MAXIMUM } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import {
  type BulkChange,
  type BulkChangeDetails,
  type BulkChangeKind,
  bulkChangeKinds,
  type changeApplications,
} from '@portal/contract/operations/staff/bulk-changes';
import type { AccountManager } from '@portal/contract/staff/applications';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { isReasonOf } from '@portal/contract/staff/decisions';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange, OperationInput, StaffCaller } from '../../../kernel/operation.ts';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { defineJob } from '../../../platform/jobs.ts';
import {
  aboutForStaff,
  type ApplicationRow,
  decideNow,
  findAndLockApplication,
  officeToday,
  writeNote,
} from '../../application/index.ts';
import { mailStaffAt } from '../../notification/index.ts';
import { getAssignee } from '../../people/index.ts';
import {
  type BulkChangeRow,
  countSubmitted,
  endBulkChange,
  insertBulkChange,
  listBulkChangeRows,
  listNextApplications,
  listReferences,
  lockBulkChange,
  lockOwnBulkChange,
  openDetails,
  saveProgress,
  type SeenApplication,
} from '../storage/bulk-changes.ts';
import { listMatching } from '../storage/work-list.ts';
import { assign } from './assign.ts';
import { BATCHES_BEFORE_READ, settleProofs } from './settle-proofs.ts';
import { toFilter } from './to-filter.ts';

export const carryOutBulkChange = defineJob({
  name: 'carry-out-bulk-change',
  payload: z.strictObject({ bulkChangeId: z.uuid() }),
  expireSeconds: 600,
});

/** Small enough that other writers wait only briefly, and that progress is visible. */
const AT_ONCE = 25;
const LISTED = 5;

type Body = OperationInput<typeof changeApplications>['body'];

const refuse = (path: string) =>
  new DomainError('errorValidation', { errors: [{ path, key: 'errors.errorValidation' }] });

/**
 * Plans a change to many applications, which begins after the undo period. Throws errorNotFound if an application does
 * not exist or was not submitted. Throws errorValidation without exactly one selection and one change, for more
 * applications than the work list counts, for a reason that belongs to another outcome, and for an assignee who does
 * not work on applications.
 */
export async function planBulkChange(
  context: Context,
  caller: StaffCaller,
  body: Body,
  exchange: Pick<Exchange, 'noteRow'>,
): Promise<BulkChange> {
  const { applications, matching, ...details } = body;
  const [kind, ...others] = bulkChangeKinds.filter((one) => details[one] !== undefined);
  if (kind === undefined || others.length > 0) throw refuse('kind');
  if ((applications === undefined) === (matching === undefined)) throw refuse('applications');
  if (details.close && !isReasonOf(details.close.outcome, details.close.reason)) throw refuse('close.reason');
  if (matching?.proof !== undefined) await settleProofs(context, BATCHES_BEFORE_READ);

  const { clock, config, database, jobs, random, vault } = context;
  const madeAt = clock.now();
  const id = random.uuid();
  const filter = await toFilter(context, matching ?? {});
  const takesEffectAt = new Date(madeAt.getTime() + UNDO_MS);
  return database.transaction(async (tx) => {
    if (details.assign) await getAssignee(tx, context, details.assign, { isOutside: false });
    const reader = { email: caller.email, today: officeToday(context), zone: config.officeTimeZone };
    const seen = applications
      ? await allOnce(tx, applications)
      : await listMatching(tx, filter, reader, WORK_LIST_COUNT_MAXIMUM + 1);
    if (seen.length > WORK_LIST_COUNT_MAXIMUM) throw refuse('matching');
    seen.forEach(({ applicationId }) => exchange.noteRow(applicationId));
    await insertBulkChange(tx, vault, {
      id,
      kind,
      details,
      seen,
      made_by: caller.name,
      made_by_email: caller.email,
      made_by_id: makerOf(caller),
      made_at: madeAt,
      takes_effect_at: takesEffectAt,
    });
    await jobs.enqueue(tx, carryOutBulkChange, { bulkChangeId: id }, { startAfter: takesEffectAt });
    return toBulkChange(tx, context, await getOwn(tx, id, caller));
  });
}

function makerOf({ personId, keyId }: StaffCaller): string {
  const id = personId ?? keyId;
  if (id === null) throw new DomainError('errorForbidden');
  return id;
}

/** Locks are taken in the order of ids, so that two changes never wait for each other. */
async function allOnce(tx: Transaction, named: readonly SeenApplication[]): Promise<SeenApplication[]> {
  const byId = new Map(named.map((one) => [one.applicationId, one]));
  if ((await countSubmitted(tx, [...byId.keys()])) < byId.size) throw new DomainError('errorNotFound');
  return [...byId.values()].sort((a, b) => (a.applicationId < b.applicationId ? -1 : 1));
}

async function getOwn(tx: Transaction, id: string, caller: StaffCaller): Promise<BulkChangeRow> {
  const row = await lockOwnBulkChange(tx, { id, madeById: makerOf(caller) });
  if (!row) throw new DomainError('errorNotFound');
  return row;
}

/**
 * Undoes one of the caller's changes; repeating it changes nothing. Throws errorNotFound, and errorVersionConflict once
 * the change has begun.
 */
export async function undoBulkChange(
  context: Context,
  caller: StaffCaller,
  id: string,
  exchange: Pick<Exchange, 'noteRow'>,
): Promise<BulkChange> {
  return context.database.transaction(async (tx) => {
    const row = await getOwn(tx, id, caller);
    if (row.ended_as === 'carriedOut' || row.done > 0)
      throw new DomainError('errorVersionConflict', { version: row.done });
    if (row.ended_as === null) await endBulkChange(tx, id, 'undone', context.clock.now());
    (await listNextApplications(tx, row, row.total)).forEach(({ applicationId }) => exchange.noteRow(applicationId));
    return toBulkChange(tx, context, await getOwn(tx, id, caller));
  });
}

export async function listBulkChanges(context: Context, caller: StaffCaller): Promise<BulkChange[]> {
  const { query } = context.database;
  const rows = await listBulkChangeRows(query, makerOf(caller), LISTED);
  return Promise.all(rows.map((row) => toBulkChange(query, context, row)));
}

async function toBulkChange(queries: Queries, { vault }: Context, row: BulkChangeRow): Promise<BulkChange> {
  const details = openDetails(vault, row);
  return {
    bulkChangeId: row.id,
    kind: row.kind,
    accountManager: details?.assign?.name ?? null,
    outcome: details?.close?.outcome ?? null,
    total: row.total,
    done: row.done,
    leftOut: row.left_out.length,
    leftOutReferences: await listReferences(queries, row.left_out.slice(0, BULK_REFERENCES_SHOWN)),
    madeAt: row.made_at.toISOString(),
    takesEffectAt: row.takes_effect_at.toISOString(),
    end: row.ended_as,
  };
}

/** Carries out a change in parts. Each part is a transaction, so that another process can continue after a crash. */
export async function carryOut(context: Context, id: string, signal: AbortSignal): Promise<void> {
  do signal.throwIfAborted();
  while (await carryOutPart(context, id));
}

/** @returns whether more is left to do */
async function carryOutPart(context: Context, id: string): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const row = await lockBulkChange(tx, id);
    const details = row && openDetails(context.vault, row);
    if (!details || row.ended_as !== null) return false;
    const assignee = await findAssignee(tx, context, details);
    const progress = await changeNext(tx, context, { row, details, assignee });
    await saveProgress(tx, id, progress);
    if (row.done + progress.done < row.total) return true;
    if (assignee) await mailAssignee(tx, context, { row, assignee, assigned: [...row.assigned, ...progress.assigned] });
    await endBulkChange(tx, id, 'carriedOut', context.clock.now());
    return false;
  });
}

async function changeNext(
  tx: Transaction,
  context: Context,
  part: Pick<Change, 'row' | 'details' | 'assignee'>,
): Promise<Parameters<typeof saveProgress>[2]> {
  const leftOut: string[] = [];
  const assigned: string[] = [];
  const seen = await listNextApplications(tx, part.row, AT_ONCE);
  for (const { applicationId, version } of seen) {
    const application = await findAndLockApplication(tx, applicationId);
    const isUnchanged = application?.version === version;
    const result = application && (await changes[part.row.kind](tx, context, { ...part, application, isUnchanged }));
    if (result === 'news') assigned.push(applicationId);
    if (result === undefined || result === 'leftOut') leftOut.push(applicationId);
  }
  return { done: seen.length, leftOut, assigned };
}

/** Null if the change assigns no one, or if the assignee no longer works on applications. */
async function findAssignee(
  tx: Transaction,
  context: Context,
  { assign: to }: BulkChangeDetails,
): Promise<AccountManager | null> {
  if (!to) return null;
  try {
    return await getAssignee(tx, context, to, { isOutside: false });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

interface Change {
  row: BulkChangeRow;
  details: BulkChangeDetails;
  assignee: AccountManager | null;
  application: ApplicationRow;
  /** Whether the application has not changed since it was selected. */
  isUnchanged: boolean;
}

/** Changes one locked application. @returns `news` if the assignment is news to the new account manager */
const changes: Record<
  BulkChangeKind,
  (tx: Transaction, context: Context, change: Change) => Promise<'done' | 'news' | 'leftOut'>
> = {
  assign: async (tx, context, { row, details, assignee: to, application, isUnchanged }) => {
    if (!isUnchanged || (details.assign && !to)) return 'leftOut';
    const by = { name: row.made_by, email: row.made_by_email };
    return (await assign(tx, context, application, { to, by })) ? 'news' : 'done';
  },
  note: async (tx, context, { row, details: { note: text = '' }, application: { id: applicationId } }) => {
    await writeNote(tx, context, { applicationId, author: row.made_by, text });
    return 'done';
  },
  close: async (tx, context, { row, details: { close }, application, isUnchanged }) => {
    const isClosed =
      close && isUnchanged && (await decideNow(tx, context, application, { ...close, decidedBy: row.made_by }));
    return isClosed ? 'done' : 'leftOut';
  },
};

interface Assigned {
  row: BulkChangeRow;
  assignee: AccountManager;
  assigned: readonly string[];
}

async function mailAssignee(tx: Transaction, context: Context, { row, assignee, assigned }: Assigned): Promise<void> {
  const [first, ...others] = assigned;
  const application = first === undefined ? undefined : await findAndLockApplication(tx, first);
  if (!application) return;
  await mailStaffAt(tx, context, assignee.email, {
    template: 'applicationsHandedOnStaff',
    by: row.made_by,
    from: null,
    ...aboutForStaff(context.config, application),
    count: assigned.length,
    ...(others.length > 0 && { consoleLink: `${context.config.consoleUrl}${consolePaths.workList}?view=mine` }),
  });
}
