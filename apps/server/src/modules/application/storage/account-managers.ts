import { sql } from 'kysely';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { AccountManager } from '@portal/contract/staff/applications';
import type { Queries, Transaction } from '../../../platform/database/index.ts';

/** A null address unassigns the application. */
export async function updateAccountManager(
  queries: Queries,
  applicationId: string,
  manager: AccountManager | null,
): Promise<void> {
  await queries.updateTable('application').set(columnsOf(manager)).where('id', '=', applicationId).execute();
}

function columnsOf(manager: AccountManager | null) {
  return {
    account_manager_name: manager?.name ?? null,
    account_manager_email: manager === null ? null : foldEmail(manager.email),
  };
}

/**
 * Reassigns every open application of an account manager's address. The version of an unsubmitted one does not change,
 * because its applicant saves with the version they saw. @returns their ids, last submitted first
 */
export async function updateManagerOfOpen(
  tx: Transaction,
  { from, to }: { from: string; to: AccountManager | null },
): Promise<string[]> {
  const rows = await tx
    .updateTable('application')
    .set(({ eb }) => ({
      ...columnsOf(to),
      version: eb('version', '+', sql<number>`case when submitted_at is null then 0 else 1 end`),
    }))
    .where('id', 'in', (of) =>
      // Locks in a fixed order, to avoid deadlocks.
      of
        .selectFrom('application')
        .select('id')
        .where('account_manager_email', '=', foldEmail(from))
        .where('status', '<>', 'closed')
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['id', 'submitted_at'])
    .execute();
  const submittedAt = ({ submitted_at: at }: { submitted_at: Date | null }) => at?.getTime() ?? 0;
  return rows.toSorted((a, b) => submittedAt(b) - submittedAt(a)).map(({ id }) => id);
}

export async function listAccountManagers(
  queries: Queries,
  about: { applicationId: string } | { customerIds: readonly string[] },
): Promise<string[]> {
  const assigned = queries
    .selectFrom('application')
    .select('account_manager_email')
    .distinct()
    .where('account_manager_email', 'is not', null);
  const rows = await (
    'applicationId' in about
      ? assigned.where('id', '=', about.applicationId)
      : assigned.where('customer_id', 'in', about.customerIds).where('status', '<>', 'closed')
  ).execute();
  return rows.flatMap(({ account_manager_email: email }) => (email === null ? [] : [email]));
}

/** Number of open applications by account manager, or only of the one with `email`; keys are folded email addresses. */
export async function countOpenOfManagers(queries: Queries, email?: string): Promise<Map<string, number>> {
  const isWanted = email === undefined ? sql`account_manager_email is not null` : sql`account_manager_email = ${email}`;
  const { rows } = await sql<{ email: string; count: number }>`
    select account_manager_email as email, count(*)::int as count from application
    where ${isWanted} and status <> 'closed' group by account_manager_email`.execute(queries);
  return new Map(rows.map(({ email, count }) => [email, count]));
}
