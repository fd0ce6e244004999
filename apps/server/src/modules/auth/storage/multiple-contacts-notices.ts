import type { Transaction } from '../../../platform/database/index.ts';

/** Marks that staff are told of this address; false where they were told before. */
export async function insertMultipleContactsNotice(
  tx: Transaction,
  emailFolded: string,
  toldAt: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('multiple_contacts_notice')
    .values({ email_folded: emailFolded, told_at: toldAt })
    .onConflict((conflict) => conflict.column('email_folded').doNothing())
    .returning('email_folded')
    .executeTakeFirst();
  return row !== undefined;
}
