import * as z from 'zod/mini';
import { FUNDING_AMOUNT_MAXIMUM_CAD, STAFF_NAME_MAXIMUM_LENGTH } from '../constants.ts';
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

/** Largest amount that a person may offer without a second approval, in whole Canadian dollars. */
export const fundingLimit = z.nullable(z.int().check(z.minimum(0), z.maximum(FUNDING_AMOUNT_MAXIMUM_CAD)));

const ownLimit = described(
  fundingLimit,
  'The largest amount that they may offer alone, in whole Canadian dollars; null without a limit.',
  100_000,
);

const known = {
  personId: described(identifier, 'The id of a staff member.', '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2'),
  name: described(z.string(), 'Their name.', 'Priya Nair'),
  email: described(
    z.string(),
    'Their email address, by which an identity provider identifies them.',
    'priya.nair@lender.example.ca',
  ),
};

export const colleague = z.strictObject(known);
export type Colleague = z.infer<typeof colleague>;

export const staffPerson = z.strictObject({
  ...known,
  role: described(staffRole, 'Their role in the console.'),
  fundingLimit: ownLimit,
  language: described(language, 'The language of their emails, and of the console when they first sign in.'),
  isInvited: described(z.boolean(), 'Whether they still have to register a passkey before they can sign in.'),
  invitationEndsAt: described(
    z.nullable(instant),
    'When the link of their invitation expires; null if they have no valid one.',
    '2026-02-11T14:00:00.000Z',
  ),
  lastSeenAt: described(
    z.nullable(instant),
    'When they were last active, to the minute; null if never.',
    '2026-02-10T16:20:00.000Z',
  ),
  removedAt: described(z.nullable(instant), 'When they were removed; null if they can sign in.'),
  openApplications: described(z.int(), 'How many open applications they have, including unfinished ones.', 19),
  leads: described(z.int(), 'How many leads they have.', 4),
  ...changed('person'),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const staffSession = z.strictObject({
  person: z.strictObject({ ...known, role: staffRole, language, fundingLimit: ownLimit }),
  at: described(instant, 'When this was read, by the server’s clock.', '2026-02-10T16:20:00.000Z'),
  signedInAt: instant,
  endsAt: described(instant, 'When it ends without activity.', '2026-02-10T16:50:00.000Z'),
  secondsLeft: described(z.int(), 'How many seconds from now that is, for clients whose clock is wrong.', 1800),
  today: described(z.string(), 'Today’s date at the office (YYYY-MM-DD).', '2026-02-10'),
  workList: described(z.nullable(ownWorkList), 'Their work list settings; null if they have not changed them.'),
});
export type StaffSession = z.infer<typeof staffSession>;

export const viewer = z.pick(colleague, { personId: true, name: true });
export type Viewer = z.infer<typeof viewer>;
