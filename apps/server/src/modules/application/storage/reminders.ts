import { type Selectable, sql } from 'kysely';
import type { Language } from '@portal/contract/language';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import type { StructureValues } from '../domain/values.ts';

/** When one of the reminders is due. */
export interface DueReminder {
  /** How many were sent before it. */
  sentBefore: number;
  /** Without activity since then, or longer. */
  untouchedSince: Date;
  /** No other reminder since then. */
  remindedBefore: Date;
}

/** An application left alone, as its reminder shows it. */
export type RemindedApplication = Pick<
  Selectable<ApplicationTable>,
  | 'id'
  | 'account_manager_name'
  | 'account_manager_email'
  | 'customer_id'
  | 'current_step'
  | 'reached_step'
  | 'experience_type'
  | 'created_with'
  | 'reminders_sent'
  | 'updated_at'
> & { structure: StructureValues | null; has_age: boolean; email: string; language: Language; has_funded: boolean };

/** Counts one reminder each for applications that are due, and for no other; a job that runs twice finds them once. */
export async function takeReminders(
  tx: Transaction,
  {
    due,
    leftSince,
    at,
    limit,
  }: { due: readonly [DueReminder, ...DueReminder[]]; leftSince: Date; at: Date; limit: number },
): Promise<RemindedApplication[]> {
  const isDue = due.map(
    ({ sentBefore, untouchedSince, remindedBefore }) => sql`
      (application.reminders_sent = ${sentBefore} and application.updated_at <= ${untouchedSince}
        and (application.reminded_at is null or application.reminded_at <= ${remindedBefore}))`,
  );
  const { rows } = await sql<RemindedApplication>`
    update application set reminders_sent = application.reminders_sent + 1, reminded_at = ${at}
    from customer
    where customer.id = application.customer_id and application.id in (
      select application.id from application join customer as owner on owner.id = application.customer_id
      where application.status = 'incomplete' and application.expiry_notice_at is null
        and application.created_at <= ${due[0].untouchedSince} and application.updated_at > ${leftSince}
        and owner.reminders_stopped_at is null and (${sql.join(isDue, sql` or `)})
      order by application.updated_at limit ${limit} for update of application skip locked)
    returning application.id, application.customer_id, application.current_step, application.reached_step,
      application.experience_type, application.created_with, application.reminders_sent, application.updated_at,
      application.structure, application.account_manager_name, application.account_manager_email,
      application.age is not null as has_age, customer.email, customer.language,
      exists (select from application as earlier
        where earlier.customer_id = application.customer_id and earlier.outcome = 'funded') as has_funded`.execute(tx);
  return rows;
}
