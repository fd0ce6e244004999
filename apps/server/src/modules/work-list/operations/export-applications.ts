import { stringify } from 'csv-stringify/sync';
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
  // Spreadsheets run cells that start with = + - @; those get an apostrophe (OWASP, CSV injection).
  const csv = stringify(records, {
    header: query.after === undefined,
    columns: [...COLUMNS],
    escape_formulas: true,
    // Spreadsheets ignore a leading line feed.
    cast: { string: (text) => (text.startsWith('\n') ? `'${text}` : text) },
    record_delimiter: 'windows',
  });
  return { csv, next };
});
