import { linesOf, toCsv } from '@portal/contract/csv/to-csv';
import { exportApplications } from '@portal/contract/operations/staff';
import { implement } from '../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { listExportedRows } from '../storage/listed-applications.ts';
import { toListed } from '../answers/to-listed.ts';

const COLUMNS = [
  'applicationId',
  'reference',
  'status',
  'outcome',
  'decisionReason',
  'experienceType',
  'operatingName',
  'requestedAmount',
  'createdAt',
  'submittedAt',
  'nextContactDay',
  'accountManager',
] as const;

export const exportApplicationsOperation = implement(exportApplications, async ({ context, query }) => {
  const found = await listExportedRows(context.database.query, { ...rowsOfPage(query), status: query.status });
  const { rows, next } = pageOf(query, found);
  const records = rows.map((row) => ({
    ...toListed(row),
    decisionReason: row.decision_reason,
    accountManager: row.account_manager_email,
  }));
  const header = query.after === undefined ? [COLUMNS] : [];
  const csv = toCsv([...header, ...linesOf(COLUMNS, records)]);
  return { csv, next };
});
