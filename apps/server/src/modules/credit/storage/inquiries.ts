import type { BureauError, CreditReason, CreditStatus } from '@portal/contract/staff/credit-report';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const REPORT_PURPOSE = sealedColumns['credit_inquiry.report_sealed'].purpose;

export interface InquiryRow {
  id: string;
  status: CreditStatus | null;
}

/** A cause leads to at most one inquiry. */
export interface InquiryCause {
  applicationId: string;
  cause: string;
}

/**
 * Finds or creates the inquiry of a cause. It is created before the bureau is called, so that a retry repeats the same
 * inquiry.
 */
export async function findOrCreateInquiry(
  tx: Transaction,
  { applicationId, cause, id, at }: InquiryCause & { id: string; at: Date },
): Promise<InquiryRow> {
  await tx
    .insertInto('credit_inquiry')
    .values({
      id,
      application_id: applicationId,
      cause,
      status: null,
      report_sealed: null,
      asked_at: at,
      answered_at: null,
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'cause']).doNothing())
    .execute();
  return tx
    .selectFrom('credit_inquiry')
    .select(['id', 'status'])
    .where('application_id', '=', applicationId)
    .where('cause', '=', cause)
    .executeTakeFirstOrThrow();
}

export interface StoredReport {
  score: number | null;
  reasons: readonly CreditReason[];
  bureauRef: string | null;
  error: BureauError | null;
}

/** Format of older reports, without the bureau's wording and errors. */
interface EarlierReport {
  score: number | null;
  reasonCodes: readonly string[];
  bureauRef: string;
}

export async function answerInquiry(
  tx: Transaction,
  vault: Vault,
  { id, status, report, at }: { id: string; status: CreditStatus; report: StoredReport; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credit_inquiry')
    .set({ status, report_sealed: vault.seal(JSON.stringify(report), REPORT_PURPOSE), answered_at: at })
    .where('id', '=', id)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface StoredInquiry extends StoredReport {
  id: string;
  cause: string;
  status: CreditStatus | null;
  askedAt: Date;
  answeredAt: Date | null;
}

export async function listInquiries(queries: Queries, vault: Vault, applicationId: string): Promise<StoredInquiry[]> {
  const rows = await queries
    .selectFrom('credit_inquiry')
    .select(['id', 'cause', 'status', 'report_sealed', 'asked_at', 'answered_at'])
    .where('application_id', '=', applicationId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    cause: row.cause,
    status: row.status,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
    ...openReport(vault, row.report_sealed),
  }));
}

function openReport(vault: Vault, sealed: string | null): StoredReport {
  if (sealed === null) return { score: null, reasons: [], bureauRef: null, error: null };
  const stored = JSON.parse(vault.open(sealed, REPORT_PURPOSE)) as StoredReport | EarlierReport;
  if ('reasons' in stored) return stored;
  const { reasonCodes, ...report } = stored;
  return { ...report, reasons: reasonCodes.map((code) => ({ code, description: null })), error: null };
}

/** Whether an inquiry of this cause includes a SIN: only an inquiry about a provided item does. */
export function namesSin(cause: string): boolean {
  return cause !== 'submission' && !cause.startsWith('retry:');
}
