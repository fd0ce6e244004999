import type { Selectable } from 'kysely';
import type { LeadEvent } from '@portal/contract/staff/leads';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { LeadEventTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const NOTE_PURPOSE = sealedColumns['lead_event.note_sealed'].purpose;

type NewLeadEvent = Pick<LeadEvent, 'eventId' | 'kind' | 'by'> &
  Partial<Pick<LeadEvent, 'contact' | 'assignedTo' | 'note'>> & { leadId: string; at: Date };

/** Adds an event unless one with its id exists. @returns whether it was added */
export async function insertLeadEvent(tx: Transaction, vault: Vault, event: NewLeadEvent): Promise<boolean> {
  const { eventId, leadId, kind, at, by, assignedTo = null, contact = null, note = null } = event;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lead_event')
    .values({
      id: eventId,
      lead_id: leadId,
      kind,
      at,
      staff_name: by,
      assigned_to: assignedTo,
      contact_kind: contact?.kind ?? null,
      contact_outcome: contact?.outcome ?? null,
      note_sealed: note === null ? null : vault.seal(note, NOTE_PURPOSE),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function listLeadEvents(queries: Queries, vault: Vault, leadId: string): Promise<LeadEvent[]> {
  const rows = await queries
    .selectFrom('lead_event')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toLeadEvent(vault, row));
}

function toLeadEvent(vault: Vault, row: Selectable<LeadEventTable>): LeadEvent {
  const { contact_kind: kind, contact_outcome: outcome, note_sealed: sealed } = row;
  return {
    eventId: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    by: row.staff_name,
    contact: kind && outcome && { kind, outcome },
    assignedTo: row.assigned_to,
    note: sealed === null ? null : vault.open(sealed, NOTE_PURPOSE),
  };
}
