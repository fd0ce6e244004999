import { CODE_DIGITS, LINK_TOKEN_BYTES } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';

const purposes = {
  pending: 'auth.pendingVerification',
  link: 'auth.link',
  refresh: 'auth.refreshToken',
  knownBrowser: 'auth.knownBrowser',
  googleBrowser: 'auth.googleBrowser',
  googleState: 'auth.googleState',
  googleNonce: 'auth.googleNonce',
} as const;
export type TokenKind = keyof typeof purposes;

const CODE_PURPOSE = 'auth.code';

/** 256 random bits as base64url. */
export function makeToken(context: Context): string {
  return context.random.token(LINK_TOKEN_BYTES);
}

export function hashToken(context: Context, kind: TokenKind, token: string): string {
  return context.vault.keyedHash(token, purposes[kind]);
}

export function tokenHashes(context: Context, kind: TokenKind, token: string): string[] {
  return context.vault.keyedHashes(token, purposes[kind]);
}

export function makeCode(context: Context): string {
  return context.random.digits(CODE_DIGITS);
}

/** Bound to the request: the same code has a different hash in another request. */
export function hashCode(context: Context, requestId: string, code: string): string {
  return context.vault.keyedHash(`${requestId}:${code}`, CODE_PURPOSE);
}

export function matchesCode(context: Context, requestId: string, code: string, hash: string): boolean {
  return context.vault.matchesHash(`${requestId}:${code}`, hash, CODE_PURPOSE);
}
