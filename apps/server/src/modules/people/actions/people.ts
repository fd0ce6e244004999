import { STAFF_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Language } from '@portal/contract/language';
import type { AccessChange } from '@portal/contract/staff/audit';
import type { Colleague, StaffPerson } from '@portal/contract/staff/people';
import { hasRight, type StaffRole } from '@portal/contract/staff/roles';
import type { OwnWorkList } from '@portal/contract/staff/work-list';
import type { Context } from '../../../kernel/context.ts';
import type { StaffPersonCaller } from '../../../kernel/operation.ts';
import { type Queries, takeAdvisoryLock, type Transaction, violatesUnique } from '../../../platform/database/index.ts';
import { countOpenOfManagers } from '../../application/index.ts';
import { accessChangeOf } from '../domain/access-change.ts';
import { countLeadsOfManagers } from '../../eligibility/index.ts';
import { byName, toColleague, toStaffPerson } from '../answers/to-staff-person.ts';
import { endInvitationsOf } from '../storage/invitations.ts';
import { openName, sealName } from '../storage/name.ts';
import { deletePasskeysOf, hasPasskey } from '../storage/passkeys.ts';
import {
  EMAIL_UNIQUE,
  findPersonByEmail,
  hasEverBeenPerson,
  hasOtherAdministrator,
  insertPerson,
  listPeopleById,
  listPeopleWithAccess,
  listPresentPeople,
  lockPerson,
  type PersonRow,
  updatePerson,
  updateWorkList,
} from '../storage/people.ts';
import { endStaffSessionsOf } from '../storage/sessions.ts';
import { deleteViewersOf } from '../storage/viewers.ts';
import { reassignOpen, type Succession } from './assignees.ts';
import { sendInvitation } from './invitations.ts';

export interface PersonDetails {
  name: string;
  role: StaffRole;
  language: Language;
  /** If undefined, an existing limit does not change, and a new person has none. */
  fundingLimit?: number | null | undefined;
}

export async function addPerson(
  tx: Transaction,
  { clock, random, vault }: Context,
  { name, email, role, language, fundingLimit }: PersonDetails & { email: string },
): Promise<PersonRow> {
  try {
    return await insertPerson(tx, {
      id: random.uuid(),
      email,
      name_sealed: sealName(vault, name),
      role,
      language,
      funding_limit: fundingLimit ?? null,
      created_at: clock.now(),
    });
  } catch (error) {
    if (!violatesUnique(error, EMAIL_UNIQUE)) throw error;
    throw new DomainError('errorAlreadyExists', { errors: [{ path: 'email', key: 'errors.errorValidation' }] });
  }
}

export async function invitePerson(context: Context, wanted: PersonDetails & { email: string }): Promise<StaffPerson> {
  const { id } = await context.database.transaction(async (tx) => {
    const person = await addPerson(tx, context, wanted);
    await sendInvitation(tx, context, person);
    return person;
  });
  return getStaffPerson(context.database.query, context, id);
}

/**
 * Changes a person and reassigns their open applications if they can no longer work on them. Throws errorNotFound if
 * the person was removed, and errorVersionConflict if they changed since the caller saw them. Throws
 * errorLastAdministrator without another administrator, errorOwnAccount if callers change their own limit, and the
 * errors of `reassignOpen`.
 */
export async function changePerson(
  context: Context,
  personId: string,
  { version, successorId, by, ...details }: PersonDetails & Succession & { version: number | undefined },
): Promise<{ person: StaffPerson; change: AccessChange | undefined }> {
  let change: AccessChange | undefined;
  const changed = await changing(context, personId, async (tx, person) => {
    if (version !== undefined && version !== person.version)
      throw new DomainError('errorVersionConflict', { version: person.version });
    if (person.role === 'administrator' && details.role !== 'administrator')
      await assertOtherAdministrator(tx, personId);
    const { name, role, language, fundingLimit = person.funding_limit } = details;
    if (personId === by.personId && fundingLimit !== person.funding_limit) throw new DomainError('errorOwnAccount');
    if (!hasRight(role, 'work')) await reassignOpen(tx, context, person, { successorId, by });
    const values = { name_sealed: sealName(context.vault, name), role, language, funding_limit: fundingLimit };
    await updatePerson(tx, personId, values, { by: by.name, at: context.clock.now() });
    change = accessChangeOf({ role: person.role, fundingLimit: person.funding_limit }, { role, fundingLimit });
  });
  return { person: changed, change };
}

/**
 * Ends every way a person can sign in, for good, and reassigns their open applications. Repeating it changes nothing.
 * Throws errorOwnAccount for the caller's own account, errorLastAdministrator without another administrator, and the
 * errors of `reassignOpen`.
 */
export async function removePerson(context: Context, personId: string, succession: Succession): Promise<StaffPerson> {
  const { by } = succession;
  if (personId === by.personId) throw new DomainError('errorOwnAccount');
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    await takeAdministratorsLock(tx);
    const person = await lockPerson(tx, personId);
    if (!person) throw new DomainError('errorNotFound');
    if (person.removed_at !== null) return;
    if (person.role === 'administrator') await assertOtherAdministrator(tx, personId);
    const at = clock.now();
    await updatePerson(tx, personId, { removed_at: at }, { by: by.name, at });
    await reassignOpen(tx, context, person, succession);
    await endAccess(tx, context, personId);
  });
  return getStaffPerson(database.query, context, personId);
}

/** Ends every way a person can sign in, and sends a new invitation. Throws errorNotFound if removed. */
export async function renewInvitation(context: Context, personId: string): Promise<StaffPerson> {
  return changing(context, personId, async (tx, person) => {
    await endAccess(tx, context, personId);
    await sendInvitation(tx, context, person);
  });
}

export async function listPeople(context: Context): Promise<StaffPerson[]> {
  const { query } = context.database;
  const [rows, work] = await Promise.all([listPeopleWithAccess(query, context.clock.now()), countWork(query)]);
  return rows.map((row) => toStaffPerson(context, row, workOf(row, work))).sort(byName);
}

export async function findNamesOfPeople(
  { database, vault }: Pick<Context, 'database' | 'vault'>,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listPeopleById(database.query, personIds);
  return new Map(rows.map((row) => [row.id, openName(vault, row)]));
}

interface Work {
  openApplications: ReadonlyMap<string, number>;
  leads: ReadonlyMap<string, number>;
}

async function countWork(queries: Queries, email?: string): Promise<Work> {
  const [openApplications, leads] = await Promise.all([
    countOpenOfManagers(queries, email),
    countLeadsOfManagers(queries, email),
  ]);
  return { openApplications, leads };
}

/** A removed person has no applications or leads: they belong to the person who has the address now. */
function workOf({ email_folded: email, removed_at: removedAt }: PersonRow, { openApplications, leads }: Work) {
  if (removedAt !== null) return { openApplications: 0, leads: 0 };
  return { openApplications: openApplications.get(email) ?? 0, leads: leads.get(email) ?? 0 };
}

export async function listColleagues(context: Context): Promise<Colleague[]> {
  const rows = await listPresentPeople(context.database.query);
  return rows
    .filter(({ role }) => hasRight(role, 'work'))
    .map((row) => toColleague(context, row))
    .sort(byName);
}

export async function setOwnLanguage(
  { clock, database }: Context,
  { personId, name }: Pick<StaffPersonCaller, 'personId' | 'name'>,
  language: Language,
): Promise<void> {
  await database.transaction((tx) => updatePerson(tx, personId, { language }, { by: name, at: clock.now() }));
}

export async function setOwnWorkList({ database }: Context, personId: string, workList: OwnWorkList): Promise<void> {
  await updateWorkList(database.query, personId, JSON.stringify(workList));
}

async function endAccess(tx: Transaction, { clock }: Context, personId: string): Promise<void> {
  const now = clock.now();
  await deleteViewersOf(tx, personId);
  await endStaffSessionsOf(tx, personId, now);
  await deletePasskeysOf(tx, personId);
  await endInvitationsOf(tx, personId, now);
}

async function changing(
  context: Context,
  personId: string,
  change: (tx: Transaction, person: PersonRow) => Promise<void>,
): Promise<StaffPerson> {
  await context.database.transaction(async (tx) => {
    await takeAdministratorsLock(tx);
    const person = await lockPerson(tx, personId);
    if (!person || person.removed_at !== null) throw new DomainError('errorNotFound');
    await change(tx, person);
  });
  return getStaffPerson(context.database.query, context, personId);
}

/** Prevents two administrators from removing each other at the same time. */
async function takeAdministratorsLock(tx: Transaction): Promise<void> {
  await takeAdvisoryLock(tx, 'staffAdministrators');
}

async function assertOtherAdministrator(tx: Transaction, personId: string): Promise<void> {
  if (!(await hasOtherAdministrator(tx, personId))) throw new DomainError('errorLastAdministrator');
}

async function getStaffPerson(queries: Queries, context: Context, personId: string): Promise<StaffPerson> {
  const [row] = await listPeopleWithAccess(queries, context.clock.now(), personId);
  if (!row) throw new DomainError('errorNotFound');
  return toStaffPerson(context, row, workOf(row, await countWork(queries, row.email_folded)));
}

/**
 * Creates and invites the first administrator, `STAFF_ADMIN_EMAIL`, unless such a person exists or existed; invites
 * them again if they never signed in and their link expired.
 */
export async function inviteFirstAdministrator(context: Context): Promise<void> {
  const { config, clock, database } = context;
  const { staffAdminEmail: email } = config;
  if (email === undefined) return;
  await database.transaction(async (tx) => {
    await takeAdministratorsLock(tx);
    if (!(await hasEverBeenPerson(tx, email))) {
      // A placeholder until someone corrects it.
      const name = email.slice(0, email.indexOf('@')).slice(0, STAFF_NAME_MAXIMUM_LENGTH);
      const details = { name, email, role: 'administrator', language: config.staffLanguage } as const;
      await sendInvitation(tx, context, await addPerson(tx, context, details));
      return;
    }
    const person = await findPersonByEmail(tx, email);
    if (!person || config.staffOidc !== undefined || (await hasPasskey(tx, person.id))) return;
    const [access] = await listPeopleWithAccess(tx, clock.now(), person.id);
    if (access?.invitation_ends_at === null) await sendInvitation(tx, context, person);
  });
}
