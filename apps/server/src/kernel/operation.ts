import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { AccessRule, Operation } from '@portal/contract/operations/operation';
import type { StaffRole } from '@portal/contract/staff/roles';
import type { Context } from './context.ts';
import type { CallAllowance } from '../platform/call-limits/index.ts';

/** A customer's session, as proved by the access token. */
export interface CustomerCaller {
  readonly customerId: string;
  readonly sessionId: string;
}

/** A person of the lender, by their session, or a program of the lender's, by its key. */
export interface StaffCaller {
  /** Null of a person. */
  readonly keyId: string | null;
  /** Null of a key. */
  readonly personId: string | null;
  /** Of the person, or of the key: under it stands what they do. */
  readonly name: string;
  /** Null of a key. */
  readonly email: string | null;
  /** A key's is `administrator`. */
  readonly role: StaffRole;
  /** Null of a key. */
  readonly sessionId: string | null;
}

/** A person of the lender in their own session. */
export interface StaffPersonCaller extends StaffCaller {
  readonly keyId: null;
  readonly personId: string;
  readonly email: string;
  readonly sessionId: string;
}

/** A program of a partner's, by its key. */
export interface PartnerCaller {
  readonly keyId: string;
  readonly keyName: string;
  readonly partnerId: string;
}

/** A program's key, if it may call at all. */
export type KeyCaller = { scope: 'staff'; caller: StaffCaller } | { scope: 'partner'; caller: PartnerCaller };

type CallerByAccess = {
  anyone: undefined;
  pendingVerification: undefined;
  refreshCookie: undefined;
  uploadVisit: undefined;
  customer: CustomerCaller;
  staff: StaffCaller;
  staffSession: StaffPersonCaller;
  staffBrowser: undefined;
  partner: PartnerCaller;
} & Record<AccessRule, unknown>;

export type CookieName =
  'pendingVerification' | 'knownBrowser' | 'googleSignIn' | 'refresh' | 'uploadVisit' | 'staffSession' | 'staffSignIn';

/** Where a cookie goes beside what its kind says. */
export interface CookiePlace {
  /** The id below the path of its kind: the browser then sends it to that row's operations alone. */
  below?: string;
}

/** One file of a multipart body, as a stream. */
export interface IncomingFile {
  readonly fileName: string;
  readonly content: Readable;
}

/** What an operation can know of the HTTP exchange, and do to it. */
export interface Exchange {
  readonly requestId: string;
  /** The client's address, by `TRUST_PROXY`. */
  readonly clientAddress: string;
  readonly authorization: string | undefined;
  getCookie(name: CookieName): string | undefined;
  /** `maxAgeMs` absent: the cookie ends with the browser. */
  setCookie(name: CookieName, value: string, options: CookiePlace & { maxAgeMs?: number }): void;
  clearCookie(name: CookieName, place?: CookiePlace): void;
  /** Tells the caller in headers what is left of their limit of calls, instead of that of their address. */
  tellAllowance(allowance: CallAllowance): void;
  /** Names a row in the response, beside those of the path, for the audit trail of staff and partners. */
  noteRow(rowId: string): void;
  /** The one file of an upload operation. Throws errorFileMissing if there is none. */
  readFile(): Promise<IncomingFile>;
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

export interface OperationInput<O extends Operation> {
  readonly context: Context;
  readonly caller: CallerByAccess[O['access']];
  readonly params: Output<O['params']>;
  readonly query: Output<O['query']>;
  readonly headers: Output<O['headers']>;
  readonly body: Output<O['body']>;
  readonly exchange: Exchange;
  /** Aborted once the caller or the server leaves: for streams. */
  readonly untilLeft: () => AbortSignal;
}

type ResponseBody<O extends Operation> = O['response'] extends z.ZodMiniType
  ? O['stream'] extends true
    ? EventStream<z.input<O['response']>>
    : z.input<O['response']>
  : undefined;

/** The events of a stream; undefined keeps the connection open where there is none for a while. */
export type EventStream<Event = unknown> = AsyncIterable<Event | undefined>;

/** An operation of the contract with its handler. */
export interface ImplementedOperation {
  readonly operation: Operation;
  readonly handle: (input: OperationInput<Operation>) => Promise<unknown>;
}

/** Binds an operation of the contract to its handler: reads, calls the domain, replies. */
export function implement<O extends Operation>(
  operation: O,
  handle: (input: OperationInput<O>) => Promise<ResponseBody<O>>,
): ImplementedOperation {
  return { operation, handle: handle as unknown as ImplementedOperation['handle'] };
}

/** A call as recorded in the audit trail. */
export interface AuditedCall {
  /** The key of a program that calls. */
  keyId?: string | null;
  /** The person of the lender who calls. With neither, the entry names only rows. */
  personId?: string | null;
  operationId: string;
  requestId: string;
  /** Rows named by the path. */
  rowIds: readonly string[];
}

/** How callers are found and their calls recorded, by the modules that keep sessions, keys and the audit trail. */
export interface CallerFinder {
  /** The customer of an access token; undefined without a session. A passive call does not extend it. */
  authenticate(
    context: Context,
    authorization: string | undefined,
    options: { passive: boolean },
  ): Promise<CustomerCaller | undefined>;
  /** The person of the console's cookie; undefined without a session. A passive call does not extend it. */
  authenticatePerson(
    context: Context,
    exchange: Pick<Exchange, 'getCookie' | 'setCookie' | 'clearCookie'>,
    options: { passive: boolean },
  ): Promise<StaffPersonCaller | undefined>;
  /** Whether the header holds a program's key, known or not, rather than a customer's token. */
  holdsKey(authorization: string | undefined): boolean;
  /** The key of the header; undefined if it is unknown or revoked. Throws errorTooManyRequests. */
  authenticateKey(
    context: Context,
    exchange: Pick<Exchange, 'authorization' | 'tellAllowance'>,
  ): Promise<KeyCaller | undefined>;
  /** Runs a call and records who did what to which rows. If the trail cannot be written, the call is refused. */
  audited<T>(context: Context, call: AuditedCall, work: (noteRow: (rowId: string) => void) => Promise<T>): Promise<T>;
}
