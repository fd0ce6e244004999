import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { CreditStatus } from '../../../platform/database/schema.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const REPORT_PURPOSE = 'credit.report';

/** An inquiry as it was asked, and what came of it so far. */
export interface InquiryRow {
  id: string;
  /** Null until the bureau has answered. */
  status: CreditStatus | null;
}

/** What caused an inquiry: one cause is never more than one inquiry. */
export interface InquiryCause {
  applicationId: string;
  cause: string;
}

/** The inquiry of a cause, written down now where it is new: before the bureau is asked, so that a retry repeats it. */
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

/** What the account manager may need of a report; kept sealed. */
export interface KeptReport {
  score: number | null;
  reasonCodes: readonly string[];
  bureauRef: string;
}

/** Keeps the answer of an inquiry. False where it was answered before. */
export async function answerInquiry(
  tx: Transaction,
  vault: Vault,
  { id, status, report, at }: { id: string; status: CreditStatus; report: KeptReport | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credit_inquiry')
    .set({
      status,
      report_sealed: report === null ? null : vault.seal(JSON.stringify(report), REPORT_PURPOSE),
      answered_at: at,
    })
    .where('id', '=', id)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An inquiry that was answered, as staff read it. */
export interface AnsweredInquiry extends KeptReport {
  status: CreditStatus;
  answeredAt: string;
}

/** What the bureau answered on an application, oldest first. */
export async function listAnsweredInquiries(
  queries: Queries,
  vault: Vault,
  applicationId: string,
): Promise<AnsweredInquiry[]> {
  const rows = await queries
    .selectFrom('credit_inquiry')
    .select(['status', 'report_sealed', 'answered_at'])
    .where('application_id', '=', applicationId)
    .where('status', 'is not', null)
    .orderBy('answered_at')
    .execute();
  return rows.flatMap((row) => {
    if (row.status === null || row.answered_at === null || row.report_sealed === null) return [];
    const report = JSON.parse(vault.open(row.report_sealed, REPORT_PURPOSE)) as KeptReport;
    return [{ ...report, status: row.status, answeredAt: row.answered_at.toISOString() }];
  });
}
