import type { Transaction } from '../../../platform/database/index.ts';

export async function insertMultipleContactsNotice(
  tx: Transaction,
  emailFolded: string,
  notifiedAt: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('multiple_contacts_notice')
    .values({ email_folded: emailFolded, told_at: notifiedAt })
    .onConflict((conflict) => conflict.column('email_folded').doNothing())
    .returning('email_folded')
    .executeTakeFirst();
  return row !== undefined;
}
