import type * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import { keyScopes, type StaffRight } from '../staff/roles.ts';

/**
 * Who may call: `anyone`; `pendingVerification`, the browser that asked for a code (pending cookie);
 * `refreshCookie`, a browser with a session's refresh cookie; `uploadVisit`, a browser with the cookie of the visit in
 * the path, by an upload link; `customer`, a bearer token, own rows alone; `partner`, a program with a key of that
 * scope, own referrals alone; `staff`, a program with a key of that scope, or a person of the lender whose role has the
 * operation's right; `staffSession`, such a person about their own session; `staffBrowser`, whoever opens the console.
 */
export const accessRules = [
  'anyone',
  'pendingVerification',
  'refreshCookie',
  'uploadVisit',
  'customer',
  'partner',
  'staff',
  'staffSession',
  'staffBrowser',
] as const;
export type AccessRule = (typeof accessRules)[number];

/** Operations of these rules are in the documents for partners and for staff; the others in the applicant's. */
export const partnerAndStaffRules = [
  ...keyScopes,
  'staffSession',
  'staffBrowser',
] as const satisfies readonly AccessRule[];
export type PartnerOrStaffRule = (typeof partnerAndStaffRules)[number];

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/** One call of the API: everything that browser, server and API document need to know of it. */
export interface Operation {
  /** `Domain_VerbNoun` */
  readonly operationId: string;
  readonly method: HttpMethod;
  /** With parameters as `{applicationId}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: AccessRule;
  /** What a person's role must allow; every operation of `staff` has one, and no other. */
  readonly right?: StaffRight;
  /** Asking in the background: a call does not count as the person's activity and keeps no session awake. */
  readonly passive?: true;
  /** Not in the audit trail: an open page says it again and again, and it tells nothing of a customer. */
  readonly unaudited?: true;
  /** A limit of its own for calls from one client address; the general one does not count them. */
  readonly mostAMinute?: number;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly headers?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body is one file as `multipart/form-data`, streamed; `body` is absent then. */
  readonly upload?: true;
  /** The answer is a stream of server-sent events, each of them a `response`, until its caller leaves. */
  readonly stream?: true;
  /** Absent where the answer has no body (204). */
  readonly response?: z.ZodMiniType;
  /** Codes beyond those that any operation may answer (validation, unauthorized, internal, unavailable, too many). */
  readonly errors: readonly ErrorCode[];
  /** It is to go: said in the document and in every answer, a year ahead at least. */
  readonly deprecated?: Deprecation;
}

/** When an operation ends, and what takes its place. */
export interface Deprecation {
  /** The day on which it was announced, and the day on which it ends: YYYY-MM-DD. */
  readonly since: string;
  readonly ends: string;
  /** The operation to call instead. */
  readonly instead: string;
}

type WithRight<O extends Operation> = O['access'] extends 'staff' ? { right: StaffRight } : { right?: never };

/** Keeps the exact type of an operation's schemas. */
export function defineOperation<const O extends Operation>(operation: O & WithRight<O>): O {
  return operation;
}
