import type { Transaction } from '../../../platform/database/index.ts';

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

export async function findCustomerOfGoogleAccount(tx: Transaction, subject: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('google_account')
    .select('customer_id')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.customer_id;
}
