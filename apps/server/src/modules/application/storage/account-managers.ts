import { sql } from 'kysely';
import { foldEmail } from '@portal/contract/fields/email';
import type { AccountManager } from '@portal/contract/staff/applications';
import type { Queries, Transaction } from '../../../platform/database/index.ts';

/** Assigns an application to an account manager; null: to nobody. */
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
 * Assigns every open application of an address anew. The version of one that is not submitted stays: its applicant
 * saves it with the version that they have seen. @returns their ids, those submitted last first
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
      // In one order, so that nobody who locks several of them waits crosswise.
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

/** The addresses of the account managers of an application, or of the open applications of some customers. */
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

/** How many open applications each account manager has, or the one of `email`, by their folded address. */
export async function countOpenOfManagers(queries: Queries, email?: string): Promise<Map<string, number>> {
  const isWanted = email === undefined ? sql`account_manager_email is not null` : sql`account_manager_email = ${email}`;
  const { rows } = await sql<{ email: string; count: number }>`
    select account_manager_email as email, count(*)::int as count from application
    where ${isWanted} and status <> 'closed' group by account_manager_email`.execute(queries);
  return new Map(rows.map(({ email, count }) => [email, count]));
}
