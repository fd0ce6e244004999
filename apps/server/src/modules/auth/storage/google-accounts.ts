import type { Transaction } from '../../../platform/database/index.ts';

/** Links a Google account to a customer, once. */
export async function insertGoogleAccount(
  tx: Transaction,
  subject: string,
  customerId: string,
  linkedAt: Date,
): Promise<void> {
  await tx
    .insertInto('google_account')
    .values({ subject, customer_id: customerId, linked_at: linkedAt })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
}

/** The address of the customer to whom the Google account is linked. */
export async function findEmailOfGoogleAccount(tx: Transaction, subject: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('google_account')
    .innerJoin('customer', 'customer.id', 'google_account.customer_id')
    .select('customer.email')
    .where('google_account.subject', '=', subject)
    .executeTakeFirst();
  return row?.email;
}
