import { sql } from 'kysely';
import { deletePast, type Queries } from '../../../platform/database/index.ts';

export async function wasMailSent(queries: Queries, messageId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('sent_mail')
    .select('message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSentMail(queries: Queries, messageId: string, sentAt: Date): Promise<void> {
  await queries
    .insertInto('sent_mail')
    .values({ message_id: messageId, sent_at: sentAt })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

export function deleteMailsSentBefore(queries: Queries, before: Date, limit: number): Promise<number> {
  return deletePast(queries, 'sent_mail', sql`sent_at < ${before}`, limit);
}
