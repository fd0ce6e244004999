import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { AccessRule, Operation } from '@portal/contract/operations/operation';
import type { AccessChange } from '@portal/contract/staff/audit';
import type { StaffRole } from '@portal/contract/staff/roles';
import type { Context } from './context.ts';
import type { CallAllowance } from '../platform/call-limits/index.ts';

export interface CustomerCaller {
  readonly customerId: string;
  readonly sessionId: string;
}

export interface StaffCaller {
  readonly keyId: string | null;
  readonly personId: string | null;
  readonly name: string;
  readonly email: string | null;
  /** `administrator` for a key. */
  readonly role: StaffRole;
  readonly sessionId: string | null;
  /** Largest amount that a person may offer alone, in whole Canadian dollars; null without a limit, and for a key. */
  readonly fundingLimit: number | null;
}

export interface StaffPersonCaller extends StaffCaller {
  readonly keyId: null;
  readonly personId: string;
  readonly email: string;
  readonly sessionId: string;
}

export interface PartnerCaller {
  readonly keyId: string;
  readonly keyName: string;
  readonly partnerId: string;
}

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

export interface CookiePlace {
  /** Appends an id to the cookie's path, so that browsers send the cookie only to that row's operations. */
  below?: string;
}

export interface IncomingFile {
  readonly fileName: string;
  readonly content: Readable;
}

/** Names a row that the call read or changed, and what changed in it, for the audit trail. */
export type NoteRow = (rowId: string, change?: AccessChange) => void;

export interface Exchange {
  readonly requestId: string;
  readonly clientAddress: string;
  readonly authorization: string | undefined;
  getCookie(name: CookieName): string | undefined;
  /** Without `maxAgeMs`, the cookie lasts until the browser closes. */
  setCookie(name: CookieName, value: string, options: CookiePlace & { maxAgeMs?: number }): void;
  clearCookie(name: CookieName, place?: CookiePlace): void;
  /** Reports the remaining calls of the caller in the headers, instead of those of the client address. */
  reportAllowance(allowance: CallAllowance): void;
  noteRow: NoteRow;
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
  /** A signal that is aborted once the caller disconnects or the server stops; used by streams. */
  readonly untilLeft: () => AbortSignal;
}

type ResponseBody<O extends Operation> = O['response'] extends z.ZodMiniType
  ? O['stream'] extends true
    ? EventStream<z.input<O['response']>>
    : z.input<O['response']>
  : undefined;

/** Events of a stream; an undefined event only keeps an idle connection open. */
export type EventStream<Event = unknown> = AsyncIterable<Event | undefined>;

export interface ImplementedOperation {
  readonly operation: Operation;
  readonly handle: (input: OperationInput<Operation>) => Promise<unknown>;
}

export function implement<O extends Operation>(
  operation: O,
  handle: (input: OperationInput<O>) => Promise<ResponseBody<O>>,
): ImplementedOperation {
  return { operation, handle: handle as unknown as ImplementedOperation['handle'] };
}

export interface AuditedCall {
  keyId?: string | null;
  /** If neither a key nor a person is given, the entry names only rows. */
  personId?: string | null;
  operationId: string;
  requestId: string;
  rowIds: readonly string[];
}

export interface CallerFinder {
  /** The customer of an access token; undefined without a session. A passive call does not extend the session. */
  authenticate(
    context: Context,
    authorization: string | undefined,
    options: { passive: boolean },
  ): Promise<CustomerCaller | undefined>;
  /**
   * The person identified by the console's cookie; undefined without a session. A passive call does not extend the
   * session.
   */
  authenticatePerson(
    context: Context,
    exchange: Pick<Exchange, 'getCookie' | 'setCookie' | 'clearCookie'>,
    options: { passive: boolean },
  ): Promise<StaffPersonCaller | undefined>;
  holdsKey(authorization: string | undefined): boolean;
  /** The key in the header; undefined if unknown or revoked. Throws errorTooManyRequests. */
  authenticateKey(
    context: Context,
    exchange: Pick<Exchange, 'authorization' | 'reportAllowance'>,
  ): Promise<KeyCaller | undefined>;
  /** Runs a call and records who did what to which rows. Refuses the call if the trail cannot be written. */
  audited<T>(context: Context, call: AuditedCall, work: (noteRow: NoteRow) => Promise<T>): Promise<T>;
}
