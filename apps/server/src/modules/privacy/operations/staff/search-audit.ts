import { searchAudit } from '@portal/contract/operations/staff/oversight';
import { implement } from '../../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../../platform/pages.ts';
import { findNamesOfPeople } from '../../../people/index.ts';
import { type AuditTrailRow, findAuditedRows, listAuditEntries } from '../../storage/audit-trail.ts';

export const searchAuditOperation = implement(searchAudit, async ({ context, query, exchange }) => {
  const { query: queries } = context.database;
  const rowIds = await findAuditedRows(queries, query);
  // Searching someone's trail is recorded, too.
  for (const id of rowIds ?? []) exchange.noteRow(id);
  const zone = context.config.officeTimeZone;
  const found = await listAuditEntries(queries, { ...query, ...rowsOfPage(query), rowIds, zone });
  const { rows, next } = pageOf(query, found);
  const people = new Set(rows.flatMap((row) => [row.person_id, row.row_id].filter((id) => id !== null)));
  const names = await findNamesOfPeople(context, [...people]);
  const entries = rows.map((row) => ({
    entryId: row.id,
    at: row.at.toISOString(),
    operation: row.operation,
    person: row.person_id === null ? null : { personId: row.person_id, name: names.get(row.person_id) ?? '' },
    key: row.key_id === null ? null : { keyId: row.key_id, name: row.key_name ?? '' },
    rowId: row.row_id,
    reference: row.reference,
    application: row.application_id === null ? null : { applicationId: row.application_id, business: row.business },
    rowName: rowNameOf(row, names),
    change: row.change,
    requestId: row.request_id,
    status: row.status,
  }));
  return { entries, next };
});

/** Shows only the host of a webhook, whose address may contain a secret. */
function rowNameOf(row: AuditTrailRow, people: ReadonlyMap<string, string>): string | null {
  if (row.webhook_url !== null) return new URL(row.webhook_url).host;
  return row.row_name ?? (row.row_id === null ? undefined : people.get(row.row_id)) ?? null;
}
