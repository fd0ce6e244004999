import { DomainError } from '@portal/contract/error-codes';
import type * as operations from '@portal/contract/operations/staff/leads';
import type { AccountManager } from '@portal/contract/staff/applications';
import { outcomesOfContact } from '@portal/contract/staff/contacts-logged';
import type { Context } from '../../../kernel/context.ts';
import type { OperationInput, StaffCaller } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { isAssignmentNews, mailStaffAt } from '../../notification/index.ts';
import { leadLink } from '../domain/lead-link.ts';
import { insertLeadEvent, listLeadEvents } from '../storage/lead-events.ts';
import { lockLead, updateLead, updateManagerOfLeads } from '../storage/staff-leads.ts';

/**
 * Returns the person to assign a lead to, if that is allowed. Implemented in the people module, because that module
 * depends on this one.
 */
export type GetAssignee = (
  tx: Transaction,
  context: Context,
  wanted: AccountManager,
  options: { isOutside: boolean },
) => Promise<AccountManager>;

type By = Pick<StaffCaller, 'name' | 'email'>;
type Input<Operation extends keyof typeof operations> = { leadId: string } & OperationInput<
  (typeof operations)[Operation]
>['body'];

/**
 * Assigns a lead, or unassigns it. The new account manager gets a mail if the assignment is news to them. Throws
 * errorNotFound, errorVersionConflict, and errorValidation for an assignee who is not allowed.
 */
export async function assignLead(
  tx: Transaction,
  context: Context,
  by: By,
  {
    leadId,
    accountManager: wanted,
    isOutside = false,
    version,
    getAssignee,
  }: Input<'assignLead'> & { getAssignee: GetAssignee },
): Promise<void> {
  const to = wanted && (await getAssignee(tx, context, wanted, { isOutside }));
  const { account_manager_email: before } = await lockLead(tx, { leadId, version });
  await updateLead(tx, leadId, { accountManager: to });
  await insertAssigned(tx, context, { leadId, to, by: by.name });
  if (to === null || !isAssignmentNews(to, before, by)) return;
  const consoleLink = leadLink(context.config, leadId);
  await mailStaffAt(tx, context, to.email, { template: 'leadAssignedStaff', leadId, by: by.name, consoleLink });
}

/** Reassigns every lead of an account manager's address, or unassigns them. @returns how many */
export async function reassignLeads(
  tx: Transaction,
  context: Context,
  { from, to, by }: { from: string; to: AccountManager | null; by: string },
): Promise<number> {
  const ids = await updateManagerOfLeads(tx, { from, to });
  for (const leadId of ids) await insertAssigned(tx, context, { leadId, to, by });
  return ids.length;
}

async function insertAssigned(
  tx: Transaction,
  { clock, random, vault }: Context,
  { leadId, to, by }: { leadId: string; to: AccountManager | null; by: string },
): Promise<void> {
  const event = { eventId: random.uuid(), leadId, kind: 'assigned' as const, at: clock.now(), by };
  await insertLeadEvent(tx, vault, { ...event, assignedTo: to?.name ?? null });
}

/**
 * Logs a contact with its note. Throws errorNotFound, errorVersionConflict, and errorValidation for an outcome that
 * does not fit the kind of contact.
 */
export async function logLeadContact(
  tx: Transaction,
  { clock, random, vault }: Context,
  { name: by }: By,
  { leadId, kind, outcome, note, version }: Input<'logLeadContact'>,
): Promise<void> {
  const outcomes: readonly string[] = outcomesOfContact[kind];
  if (!outcomes.includes(outcome))
    throw new DomainError('errorValidation', { errors: [{ path: 'outcome', key: 'errors.errorValidation' }] });
  await lockLead(tx, { leadId, version });
  const at = clock.now();
  await updateLead(tx, leadId, { contactedAt: at });
  const event = { eventId: random.uuid(), leadId, kind: 'contacted' as const, at, by };
  await insertLeadEvent(tx, vault, { ...event, contact: { kind, outcome }, note });
}

/**
 * Adds a note, at most once per id. Throws errorNotFound, and errorAlreadyExists if the id belongs to another event.
 */
export async function addLeadNote(
  tx: Transaction,
  { clock, random, vault }: Context,
  { name: by }: By,
  { leadId, text, noteId: eventId = random.uuid() }: Input<'addLeadNote'>,
): Promise<void> {
  await lockLead(tx, { leadId });
  const event = { eventId, leadId, kind: 'noteAdded' as const, at: clock.now(), by, note: text };
  if (await insertLeadEvent(tx, vault, event)) return;
  const events = await listLeadEvents(tx, vault, leadId);
  if (!events.some((each) => each.eventId === eventId && each.kind === 'noteAdded' && each.by === by))
    throw new DomainError('errorAlreadyExists');
}
