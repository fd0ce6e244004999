import type * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import { keyScopes, type StaffRight } from '../staff/roles.ts';

/**
 * Who may call. `anyone`; `pendingVerification`: the browser that requested a code (pending cookie); `refreshCookie`: a
 * browser with a session's refresh cookie; `uploadVisit`: a browser with the cookie of the upload visit in the path;
 * `customer`: a bearer token, own data only; `partner`: a program with a partner key, own referrals only; `staff`: a
 * program with a staff key, or a person whose role has the operation's right; `staffSession`: a signed-in person, about
 * their own session; `staffBrowser`: anyone who opens the console.
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

export const partnerAndStaffRules = [
  ...keyScopes,
  'staffSession',
  'staffBrowser',
] as const satisfies readonly AccessRule[];
export type PartnerOrStaffRule = (typeof partnerAndStaffRules)[number];

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

export interface Operation {
  /** `Domain_VerbNoun` */
  readonly operationId: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly access: AccessRule;
  /** Right that a person's role must include. Set if and only if the access is `staff`. */
  readonly right?: StaffRight;
  /** A background request: it does not count as activity and does not extend the session. */
  readonly passive?: true;
  /** Not in the audit trail: an open page repeats the call constantly, and it returns no customer data. */
  readonly unaudited?: true;
  /** Separate limit of calls per minute and client address; the general limit does not count them. */
  readonly mostAMinute?: number;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly headers?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body is one streamed file (`multipart/form-data`); `body` is absent. */
  readonly upload?: true;
  /** The response is a stream of server-sent events, each a `response`, until the caller disconnects. */
  readonly stream?: true;
  /** Absent for responses without a body (204). */
  readonly response?: z.ZodMiniType;
  /** Error codes beyond those of every operation (validation, unauthorized, internal, unavailable, too many). */
  readonly errors: readonly ErrorCode[];
  /** Announced in the document and in every response at least a year ahead. */
  readonly deprecated?: Deprecation;
}

export interface Deprecation {
  /** Days of the announcement and of the end: YYYY-MM-DD. */
  readonly since: string;
  readonly ends: string;
  readonly instead: string;
}

type WithRight<O extends Operation> = O['access'] extends 'staff' ? { right: StaffRight } : { right?: never };

export function defineOperation<const O extends Operation>(operation: O & WithRight<O>): O {
  return operation;
}
