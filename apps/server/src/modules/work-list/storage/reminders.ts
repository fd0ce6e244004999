import { sql } from 'kysely';
import { STAFF_REMINDERS_MAXIMUM } from '@portal/contract/constants';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import type { Reminder } from '@portal/contract/operations/staff/reminders';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const PURPOSE = sealedColumns['staff_reminder.words_sealed'].purpose;

export async function listRemindersOf(queries: Queries, vault: Vault, personId: string): Promise<Reminder[]> {
  const rows = await queries
    .selectFrom('staff_reminder')
    .leftJoin('application', 'application.id', 'staff_reminder.application_id')
    .leftJoin('lead', 'lead.id', 'staff_reminder.lead_id')
    .select(['staff_reminder.id as reminderId', 'remind_at', 'words_sealed'])
    .select(['staff_reminder.application_id as applicationId', 'lead_id as leadId', 'application.reference'])
    .select(sql<string>`coalesce(lead.email, application.structure->>'companyName', '')`.as('name'))
    .where('person_id', '=', personId)
    .orderBy('remind_at')
    .orderBy('staff_reminder.id')
    .limit(STAFF_REMINDERS_MAXIMUM)
    .execute();
  return rows.map(({ remind_at: at, words_sealed: sealed, ...row }) => ({
    ...row,
    at: at.toISOString(),
    words: sealed === null ? null : vault.open(sealed, PURPOSE),
  }));
}

/** @returns the instant of a day (YYYY-MM-DD) and time (HH:MM) at the office */
export async function instantAtOffice(
  queries: Queries,
  { day, time }: { day: string; time: string },
  zone: OfficeTimeZone,
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + ${time}::time) at time zone ${sql.lit(zone)} as at`.execute(queries);
  if (!rows[0]) throw new Error('A query without tables returned no row');
  return rows[0].at;
}

export async function insertReminder(
  tx: Transaction,
  vault: Vault,
  reminder: {
    id: string;
    personId: string;
    applicationId: string | null;
    leadId: string | null;
    at: Date;
    words: string | null;
  },
): Promise<void> {
  const { id, personId, applicationId, leadId, at, words } = reminder;
  await tx
    .insertInto('staff_reminder')
    .values({
      id,
      person_id: personId,
      application_id: applicationId,
      lead_id: leadId,
      remind_at: at,
      words_sealed: words === null ? null : vault.seal(words, PURPOSE),
    })
    .execute();
}

export async function deleteReminder(queries: Queries, personId: string, reminderId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('staff_reminder')
    .where('id', '=', reminderId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
