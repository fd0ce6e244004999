import * as z from 'zod/mini';
import { applicationStatuses } from '../application/status.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

/** What two applications can share, the strongest evidence first. */
export const matchKinds = [
  'file',
  'rows',
  'account',
  'login',
  'sin',
  'person',
  'holder',
  'device',
  'email',
  'phone',
  'homeAddress',
  'businessAddress',
] as const;
export type MatchKind = (typeof matchKinds)[number];

const comparedInPlace = ['file', 'login', 'device'] as const;
/**
 * Kinds that have their own keys; files, logins and browsers are compared in the tables that store them. The words of a
 * name are only for searching.
 */
export const keyedMatchKinds = [
  ...matchKinds.filter(
    (kind): kind is Exclude<MatchKind, (typeof comparedInPlace)[number]> =>
      !comparedInPlace.some((other) => other === kind),
  ),
  'nameWord' as const,
];
export type KeyedMatchKind = (typeof keyedMatchKinds)[number];

export interface MatchValue {
  kind: KeyedMatchKind;
  /** Normalized, so that different spellings of the same thing are equal. */
  value: string;
}

/** Another customer's application that shares something with this one. A person decides what it means. */
export const applicationMatch = z.strictObject({
  applicationId: identifier,
  reference: z.nullable(z.string()),
  operatingName: z.nullable(z.string()),
  status: z.enum(applicationStatuses),
  submittedAt: instant,
  shared: described(z.array(z.enum(matchKinds)), 'What both applications have, the strongest evidence first.', [
    'file',
    'account',
  ]),
  isSameBusiness: described(z.boolean(), 'Whether both are for the same business, as with a second owner.'),
  isAlarming: described(
    z.boolean(),
    'Whether papers, an account or a person that should be unique appear for another business.',
  ),
});
export type ApplicationMatch = z.infer<typeof applicationMatch>;
