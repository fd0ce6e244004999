import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { AccessRule, Operation } from '@portal/contract/operations/operation';
import type { Context } from '../context.ts';

/** A customer's session, as proved by the access token. */
export interface CustomerCaller {
  readonly customerId: string;
  readonly sessionId: string;
}

/** A program of the lender's, by its key: an account manager, or what she uses. */
export interface StaffCaller {
  readonly keyId: string;
  readonly keyName: string;
}

/** A program of a partner's, by its key. */
export interface PartnerCaller extends StaffCaller {
  readonly partnerId: string;
}

type CallerByAccess = {
  anyone: undefined;
  pendingVerification: undefined;
  refreshCookie: undefined;
  customer: CustomerCaller;
  staff: StaffCaller;
  partner: PartnerCaller;
} & Record<AccessRule, unknown>;

export type CookieName = 'pendingVerification' | 'knownBrowser' | 'googleSignIn' | 'refresh';

/** One file of a multipart body, as it streams in. */
export interface UploadedFile {
  readonly fileName: string;
  readonly content: Readable;
}

/** What an operation may know of the HTTP exchange, and do to it. */
export interface Exchange {
  readonly requestId: string;
  /** The client's address, by `TRUST_PROXY`. */
  readonly clientAddress: string;
  readonly authorization: string | undefined;
  getCookie(name: CookieName): string | undefined;
  /** `maxAgeMs` absent: the cookie ends with the browser. */
  setCookie(name: CookieName, value: string, options: { maxAgeMs?: number }): void;
  clearCookie(name: CookieName): void;
  /** Names a row that the answer tells of, beside those of the path, for the audit trail of staff and partners. */
  noteRow(rowId: string): void;
  /** The one file of an upload operation. Throws errorFileMissing where there is none. */
  readFile(): Promise<UploadedFile>;
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
}

type Answer<O extends Operation> = O['answer'] extends z.ZodMiniType ? z.input<O['answer']> : undefined;

/** An operation of the contract together with what it does. */
export interface ImplementedOperation {
  readonly operation: Operation;
  readonly handle: (input: OperationInput<Operation>) => Promise<unknown>;
}

/** Ties an operation of the contract to its handler: reads, calls the domain, replies. */
export function implement<O extends Operation>(
  operation: O,
  handle: (input: OperationInput<O>) => Promise<Answer<O>>,
): ImplementedOperation {
  return { operation, handle: handle as unknown as ImplementedOperation['handle'] };
}
