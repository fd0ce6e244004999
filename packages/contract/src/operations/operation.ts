import type * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';

/**
 * Who may call: `anyone`; `pendingVerification`, the browser that asked for a code (pending cookie);
 * `refreshCookie`, a browser with a session's refresh cookie; `customer`, a bearer token, own rows alone;
 * `partner` and `staff`, a program with a key of that scope: a partner reaches its own referrals alone.
 */
export const accessRules = ['anyone', 'pendingVerification', 'refreshCookie', 'customer', 'partner', 'staff'] as const;
export type AccessRule = (typeof accessRules)[number];

/** What a key may do; operations of these rules are in the document for partners and staff. */
export const keyScopes = ['staff', 'partner'] as const satisfies readonly AccessRule[];
export type KeyScope = (typeof keyScopes)[number];

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
  /** Asking in the background: a call does not count as the person's activity and keeps no session awake. */
  readonly passive?: true;
  /** A limit of its own for calls from one client address; the general one does not count them. */
  readonly mostAMinute?: number;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly headers?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body is one file as `multipart/form-data`, streamed; `body` is absent then. */
  readonly upload?: true;
  /** Absent where the answer has no body (204). */
  readonly answer?: z.ZodMiniType;
  /** Codes beyond those that any operation may answer (validation, unauthorized, internal, unavailable, too many). */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the exact type of an operation's schemas. */
export function defineOperation<const O extends Operation>(operation: O): O {
  return operation;
}
