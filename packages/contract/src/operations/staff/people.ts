import * as z from 'zod/mini';
import { STAFF_INVITATIONS_A_MINUTE } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { email } from '../../fields/email.ts';
import { identifier } from '../../fields/identifier.ts';
import { language } from '../../fields/language.ts';
import { colleague, fundingLimit, staffName, staffPerson, staffRole } from '../../staff/people.ts';
import { defineOperation } from '../operation.ts';
import { seenVersion } from '../seen-version.ts';

const PEOPLE_PATH = '/api/staff/people';
const ofPerson = z.strictObject({ personId: identifier });
const successorId = described(
  z.optional(identifier),
  'Who gets their open applications; it must be someone who works on applications. Without it, they become unassigned.',
  '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f3',
);

const newLimit = described(
  z.optional(fundingLimit),
  'The largest amount that they may offer alone, in whole Canadian dollars; null for no limit. Without it, nothing changes. You cannot change your own.',
  100_000,
);

export const listPeople = defineOperation({
  operationId: 'Staff_ListPeople',
  method: 'get',
  path: PEOPLE_PATH,
  summary: 'List staff members, sorted by name, with removed ones at the end. Each read is in the audit trail.',
  access: 'staff',
  right: 'oversee',
  response: z.strictObject({ people: z.array(staffPerson) }),
  errors: [],
});

export const listColleagues = defineOperation({
  operationId: 'Staff_ListColleagues',
  method: 'get',
  path: '/api/staff/colleagues',
  summary: 'List the people who can be assigned applications, sorted by name.',
  access: 'staff',
  right: 'read',
  response: z.strictObject({ colleagues: z.array(colleague) }),
  errors: [],
});

export const invitePerson = defineOperation({
  operationId: 'Staff_InvitePerson',
  method: 'post',
  path: PEOPLE_PATH,
  summary:
    'Add a person and email them in their language. The email contains a link to register a passkey, which works once, for 24 hours. With an identity provider, it contains the address of the console instead. Refused if someone already has the email address.',
  access: 'staff',
  right: 'administer',
  mostAMinute: STAFF_INVITATIONS_A_MINUTE,
  body: z.strictObject({ name: staffName, email, role: staffRole, language, fundingLimit: newLimit }),
  response: staffPerson,
  errors: ['errorAlreadyExists'],
});

export const changePerson = defineOperation({
  operationId: 'Staff_ChangePerson',
  method: 'put',
  path: `${PEOPLE_PATH}/{personId}`,
  summary:
    'Change the name, role, language and limit of a person. Their new rights apply from their next call. If they can no longer work on applications, their open ones go to the successor or become unassigned. The last administrator must stay one.',
  access: 'staff',
  right: 'administer',
  params: ofPerson,
  body: z.strictObject({
    name: staffName,
    role: staffRole,
    language,
    fundingLimit: newLimit,
    successorId,
    version: seenVersion('person'),
  }),
  response: staffPerson,
  errors: ['errorNotFound', 'errorLastAdministrator', 'errorOwnAccount', 'errorVersionConflict'],
});

export const removePerson = defineOperation({
  operationId: 'Staff_RemovePerson',
  method: 'delete',
  path: `${PEOPLE_PATH}/{personId}`,
  summary:
    'Remove a person. Their sessions, passkeys and invitations end immediately and permanently. Their open applications and their leads go to the successor or become unassigned. You cannot remove the last administrator or yourself.',
  access: 'staff',
  right: 'administer',
  params: ofPerson,
  query: z.strictObject({ successorId }),
  response: staffPerson,
  errors: ['errorNotFound', 'errorLastAdministrator', 'errorOwnAccount'],
});

export const renewInvitation = defineOperation({
  operationId: 'Staff_RenewInvitation',
  method: 'post',
  path: `${PEOPLE_PATH}/{personId}/invitations`,
  summary:
    'Invite a person again, for example if they have lost their passkey. Earlier links, their passkeys and their sessions end immediately.',
  access: 'staff',
  right: 'administer',
  mostAMinute: STAFF_INVITATIONS_A_MINUTE,
  params: ofPerson,
  response: staffPerson,
  errors: ['errorNotFound'],
});
