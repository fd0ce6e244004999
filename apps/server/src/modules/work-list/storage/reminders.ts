import { sql } from 'kysely';
import { STAFF_REMINDERS_MAXIMUM } from '@portal/contract/constants';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import type { Reminder } from '@portal/contract/operations/staff-reminders';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const PURPOSE = sealedColumns['staff_reminder.words_sealed'].purpose;

export async function listRemindersOf(queries: Queries, vault: Vault, personId: string): Promise<Reminder[]> {
  const rows = await queries
    .selectFrom('staff_reminder')
    .innerJoin('application', 'application.id', 'staff_reminder.application_id')
    .select(['staff_reminder.id as reminderId', 'application_id as applicationId', 'remind_at', 'words_sealed'])
    .select(sql<string>`application.reference`.as('reference'))
    .select(sql<string>`application.structure->>'companyName'`.as('operatingName'))
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
  reminder: { id: string; personId: string; applicationId: string; at: Date; words: string | null },
): Promise<void> {
  const { id, personId, applicationId, at, words } = reminder;
  await tx
    .insertInto('staff_reminder')
    .values({
      id,
      person_id: personId,
      application_id: applicationId,
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
