import * as z from 'zod/mini';
import { STAFF_NAME_MAXIMUM_LENGTH } from '../constants.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { foldSpaces } from '../fields/text.ts';
import { changed } from '../fields/version.ts';
import { staffRoles } from './roles.ts';
import { ownWorkList } from './work-list.ts';

export const staffName = z
  .string()
  .check(
    z.overwrite(foldSpaces),
    z.minLength(1),
    z.maxLength(STAFF_NAME_MAXIMUM_LENGTH),
    z.regex(/^\P{Cc}+$/u),
    z.regex(/\p{L}/u),
  );

export const staffRole = z.enum(staffRoles);

const known = {
  personId: described(identifier, 'The id of a person of the lender.', '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2'),
  name: described(z.string(), 'Their name.', 'Priya Nair'),
  email: described(z.string(), 'Their address: by it an identity provider knows them.', 'priya.nair@lender.example.ca'),
};

export const colleague = z.strictObject(known);
export type Colleague = z.infer<typeof colleague>;

export const staffPerson = z.strictObject({
  ...known,
  role: described(staffRole, 'What they are there for.'),
  language: described(language, 'The language of their mails, and of the console to begin with.'),
  isInvited: described(z.boolean(), 'Whether they still have to register a passkey before they can sign in.'),
  invitationEndsAt: described(
    z.nullable(instant),
    'Until when the link of their invitation works; null without one that does.',
    '2026-02-11T14:00:00.000Z',
  ),
  lastSeenAt: described(
    z.nullable(instant),
    'When they last did something, to the minute; null before the first time.',
    '2026-02-10T16:20:00.000Z',
  ),
  removedAt: described(z.nullable(instant), 'When they were removed; null while they may sign in.'),
  openApplications: described(z.int(), 'How many open applications they have, unfinished ones too.', 19),
  ...changed('person'),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const staffSession = z.strictObject({
  person: z.strictObject({ ...known, role: staffRole, language }),
  at: described(instant, 'When this was read, by the clock of the server.', '2026-02-10T16:20:00.000Z'),
  signedInAt: instant,
  endsAt: described(instant, 'When it ends unless something is done.', '2026-02-10T16:50:00.000Z'),
  secondsLeft: described(z.int(), 'How many seconds that is from now, for whose clock is off.', 1800),
  today: described(z.string(), 'The day (YYYY-MM-DD) of the office.', '2026-02-10'),
  workList: described(z.nullable(ownWorkList), 'How they arranged the work list; null if they left it as it was.'),
});
export type StaffSession = z.infer<typeof staffSession>;

export const viewer = z.pick(colleague, { personId: true, name: true });
export type Viewer = z.infer<typeof viewer>;
