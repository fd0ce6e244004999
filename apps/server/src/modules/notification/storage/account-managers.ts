import type { Queries } from '../../../platform/database/index.ts';

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
