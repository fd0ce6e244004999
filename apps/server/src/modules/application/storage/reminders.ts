import { type Selectable, sql } from 'kysely';
import type { Language } from '@portal/contract/language';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import type { StructureValues } from '../domain/values.ts';

export interface DueReminder {
  sentBefore: number;
  untouchedSince: Date;
  remindedBefore: Date;
}

export type RemindedApplication = Pick<
  Selectable<ApplicationTable>,
  | 'id'
  | 'account_manager_name'
  | 'customer_id'
  | 'current_step'
  | 'reached_step'
  | 'experience_type'
  | 'created_with'
  | 'reminders_sent'
  | 'updated_at'
> & { structure: StructureValues | null; has_age: boolean; email: string; language: Language; has_funded: boolean };

/** Counts one reminder for each due application; a repeated job counts each only once. */
export async function takeReminders(
  tx: Transaction,
  {
    due,
    leftSince,
    at,
    limit,
  }: { due: readonly [DueReminder, ...DueReminder[]]; leftSince: Date; at: Date; limit: number },
): Promise<RemindedApplication[]> {
  const isLeft = sql`status = 'incomplete' and expiry_notice_at is null and updated_at > ${leftSince}`;
  const isDue = due.map(({ sentBefore, untouchedSince, remindedBefore }) => {
    const isRemindedBefore = sentBefore === 0 ? sql`reminded_at is null` : sql`reminded_at <= ${remindedBefore}`;
    return sql`reminders_sent = ${sentBefore} and ${isRemindedBefore}
      and created_at <= ${untouchedSince} and updated_at <= ${untouchedSince}`;
  });
  // Uses one index range for each reminder; a single condition would read every inactive application.
  const ranges = isDue.map((range) => sql`select id from application where ${isLeft} and ${range}`);
  const { rows } = await sql<RemindedApplication>`/* for its values */
    with due as materialized (${sql.join(ranges, sql` union all `)})
    update application set reminders_sent = application.reminders_sent + 1, reminded_at = ${at}
    from customer
    where customer.id = application.customer_id and application.id in (
      select id from application
      where id in (select id from due) and ${isLeft} and ((${sql.join(isDue, sql`) or (`)}))
        -- Looked up one by one by key: a join would read all customers.
        and (select reminders_stopped_at from customer where customer.id = application.customer_id) is null
      order by updated_at limit ${limit} for update skip locked)
    returning application.id, application.customer_id, application.current_step, application.reached_step,
      application.experience_type, application.created_with, application.reminders_sent, application.updated_at,
      application.structure, application.account_manager_name,
      application.age is not null as has_age, customer.email, customer.language,
      exists (select from application as earlier
        where earlier.customer_id = application.customer_id and earlier.outcome = 'funded') as has_funded`.execute(tx);
  return rows;
}

/** Whether a reminder may still be sent. Locks the rows on which this depends until the transaction ends. */
export async function isReminderWanted(
  tx: Transaction,
  { applicationId }: { applicationId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select application.id from application join customer on customer.id = application.customer_id
    where application.id = ${applicationId} and application.status = 'incomplete'
      and application.expiry_notice_at is null and application.updated_at <= application.reminded_at
      and customer.reminders_stopped_at is null
    for share of application, customer`.execute(tx);
  return rows.length > 0;
}
