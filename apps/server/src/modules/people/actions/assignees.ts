import { DomainError } from '@portal/contract/error-codes';
import type { AccountManager } from '@portal/contract/staff/applications';
import { hasRight } from '@portal/contract/staff/roles';
import { consolePaths } from '@portal/contract/staff/console-paths';
import type { Context } from '../../../kernel/context.ts';
import type { StaffCaller } from '../../../kernel/operation.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { aboutForStaff, findApplication, reassignApplications } from '../../application/index.ts';
import { reassignLeads } from '../../eligibility/index.ts';
import { mailStaffAt } from '../../notification/index.ts';
import { openName } from '../storage/name.ts';
import { hasColleague, hasEverBeenPerson, holdPerson, holdPersonByEmail, type PersonRow } from '../storage/people.ts';

/**
 * Returns the assignee: a colleague under their own name, locked until `tx` ends. Before anyone uses the console, or if
 * the caller allows it, an address outside the console is accepted, too. Throws errorValidation for anyone else.
 */
export async function getAssignee(
  tx: Transaction,
  context: Context,
  wanted: AccountManager,
  { isOutside }: { isOutside: boolean },
): Promise<AccountManager> {
  const person = await holdPersonByEmail(tx, wanted.email);
  if (person && isColleague(person)) return { name: openName(context.vault, person), email: person.email };
  const mayBeOutside = isOutside ? !(await hasEverBeenPerson(tx, wanted.email)) : !(await hasColleague(tx));
  if (mayBeOutside) return wanted;
  throw new DomainError('errorValidation', {
    errors: [{ path: 'accountManager.email', key: 'validation.staff.accountManager' }],
  });
}

const isColleague = ({ removed_at: removedAt, role }: PersonRow) => removedAt === null && hasRight(role, 'work');

export interface Succession {
  successorId: string | undefined;
  by: Pick<StaffCaller, 'name' | 'personId'>;
}

/**
 * Reassigns someone's open applications and their leads to a colleague, or unassigns them. The colleague gets a mail
 * about each kind unless they made the change themselves. Throws errorValidation for a successor who does not work on
 * applications.
 */
export async function reassignOpen(
  tx: Transaction,
  context: Context,
  person: PersonRow,
  { successorId, by }: Succession,
): Promise<void> {
  const { config, vault } = context;
  const successor = successorId === undefined ? undefined : await getSuccessor(tx, person, successorId);
  const to = successor ? { name: openName(vault, successor), email: successor.email } : null;
  const change = { from: person.email, to, by: by.name };
  const leads = await reassignLeads(tx, context, change);
  const ids = await reassignApplications(tx, context, change);
  if (!successor || successor.id === by.personId) return;
  const mail = { by: by.name, from: openName(vault, person) };
  if (leads > 0) {
    const consoleLink = `${config.consoleUrl}${consolePaths.leads}?assigned=mine`;
    const about = { template: 'leadsReassignedStaff', ...mail, count: leads, consoleLink } as const;
    await mailStaffAt(tx, context, successor.email, about);
  }
  const first = ids[0] === undefined ? undefined : await findApplication(tx, ids[0]);
  if (!first) return;
  await mailStaffAt(tx, context, successor.email, {
    template: 'applicationsHandedOnStaff',
    ...mail,
    ...aboutForStaff(config, first),
    count: ids.length,
    ...(ids.length > 1 && { consoleLink: `${config.consoleUrl}${consolePaths.workList}?view=mine` }),
  });
}

async function getSuccessor(tx: Transaction, person: PersonRow, successorId: string): Promise<PersonRow> {
  const successor = successorId === person.id ? undefined : await holdPerson(tx, successorId);
  if (successor && isColleague(successor)) return successor;
  throw new DomainError('errorValidation', {
    errors: [{ path: 'successorId', key: 'validation.staff.accountManager' }],
  });
}
