import { DomainError, errorStatuses } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import type { AccessChange } from '@portal/contract/staff/audit';
import type { AuditedCall, NoteRow } from '../../../kernel/operation.ts';
import { type AuditedOutcome, closeAuditEntries, insertAuditEntries } from '../storage/audit-entries.ts';

const OK_STATUS = 200;
/** PostgreSQL accepts at most 65,535 values per statement. */
const ENTRIES_PER_STATEMENT = 1000;

/**
 * Runs a call and records who did what: one entry before it runs, and one for each row that `noteRow` names before the
 * response is sent. Refuses the call if the trail cannot be written.
 */
export async function audited<T>(
  context: Context,
  call: AuditedCall,
  work: (noteRow: NoteRow) => Promise<T>,
): Promise<T> {
  const entryIds = await addEntries(context, call, call.rowIds.length > 0 ? call.rowIds : [null]);
  const recorded = new Set<string>();
  let changed: AccessChange | undefined;
  try {
    const answer = await work((rowId, change) => {
      recorded.add(rowId);
      changed = change;
    });
    for (const rowId of call.rowIds) recorded.delete(rowId);
    entryIds.push(...(await addEntries(context, call, [...recorded])));
    await closeEntries(context, entryIds, { status: OK_STATUS, change: changed });
    return answer;
  } catch (error) {
    const status = errorStatuses[error instanceof DomainError ? error.code : 'errorInternalServer'];
    await closeEntries(context, entryIds, { status }).catch((failure: unknown) => {
      context.logger.error({ err: failure }, 'audit entry status not saved');
    });
    throw error;
  }
}

async function addEntries(context: Context, call: AuditedCall, rowIds: readonly (string | null)[]): Promise<string[]> {
  const at = context.clock.now();
  const entries = rowIds.map((rowId) => ({
    id: context.random.uuid(),
    key_id: call.keyId ?? null,
    person_id: call.personId ?? null,
    operation: call.operationId,
    row_id: rowId,
    request_id: call.requestId,
    status: null,
    at,
  }));
  for (let start = 0; start < entries.length; start += ENTRIES_PER_STATEMENT)
    await insertAuditEntries(context.database.query, entries.slice(start, start + ENTRIES_PER_STATEMENT));

  return entries.map(({ id }) => id);
}

async function closeEntries(context: Context, entryIds: readonly string[], outcome: AuditedOutcome): Promise<void> {
  for (let start = 0; start < entryIds.length; start += ENTRIES_PER_STATEMENT)
    await closeAuditEntries(context.database.query, entryIds.slice(start, start + ENTRIES_PER_STATEMENT), outcome);
}
