import { STAFF_REMINDERS_MAXIMUM } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Reminder, setReminder as operation } from '@portal/contract/operations/staff/reminders';
import type { Context } from '../../../kernel/context.ts';
import type { OperationInput, StaffCaller } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { lockApplication } from '../../application/index.ts';
import { lockLead } from '../../eligibility/index.ts';
import { deleteReminder, insertReminder, instantAtOffice, listRemindersOf } from '../storage/reminders.ts';

const refuse = (path: string, key: string) => new DomainError('errorValidation', { errors: [{ path, key }] });

/** A person's reminders, earliest first; a key has none. */
export async function listReminders({ database, vault }: Context, { personId }: StaffCaller): Promise<Reminder[]> {
  return personId === null ? [] : listRemindersOf(database.query, vault, personId);
}

/**
 * Reminds a person of an application or a lead. Throws errorForbidden for a key, errorNotFound for a lead that is gone
 * or an application that was not submitted, and errorValidation for a time that has passed or too many reminders.
 */
export async function setReminder(
  context: Context,
  { personId }: StaffCaller,
  { applicationId, leadId, words, ...moment }: OperationInput<typeof operation>['body'],
): Promise<Reminder> {
  if (personId === null) throw new DomainError('errorForbidden');
  const { clock, config, database, random, vault } = context;
  return database.transaction(async (tx) => {
    const about = await getSubject(tx, { applicationId, leadId });
    const at = await instantAtOffice(tx, moment, config.officeTimeZone);
    if (at <= clock.now()) throw refuse('time', 'validation.staff.reminderPast');
    const before = await listRemindersOf(tx, vault, personId);
    if (before.length >= STAFF_REMINDERS_MAXIMUM) throw refuse('words', 'validation.staff.reminderCount');
    const id = random.uuid();
    await insertReminder(tx, vault, { id, personId, applicationId, leadId, at, words });
    return { reminderId: id, applicationId, leadId, ...about, at: at.toISOString(), words };
  });
}

async function getSubject(
  tx: Transaction,
  { applicationId, leadId }: Pick<Reminder, 'applicationId' | 'leadId'>,
): Promise<Pick<Reminder, 'reference' | 'name'>> {
  if (applicationId !== null && leadId === null) {
    const { reference, structure } = await lockApplication(tx, applicationId);
    if (reference === null) throw new DomainError('errorNotFound');
    return { reference, name: structure?.companyName ?? '' };
  }
  if (leadId === null || applicationId !== null) throw refuse('leadId', 'errors.errorValidation');
  const { email } = await lockLead(tx, { leadId });
  return { reference: null, name: email };
}

/** Throws errorForbidden for a key, and errorNotFound unless it is a reminder of this person. */
export async function endReminder({ database }: Context, { personId }: StaffCaller, reminderId: string): Promise<void> {
  if (personId === null) throw new DomainError('errorForbidden');
  if (!(await deleteReminder(database.query, personId, reminderId))) throw new DomainError('errorNotFound');
}
