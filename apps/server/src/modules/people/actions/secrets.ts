import { LINK_TOKEN_BYTES } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';

/** Each secret is stored as a keyed hash; each kind has its own key. */
const purposes = {
  invitation: 'people.invitation',
  session: 'people.session',
  signIn: 'people.browser',
} as const;
export type SecretKind = keyof typeof purposes;

/** 256 random bits as base64url, and the hash under which they are stored. */
export function makeSecret({ random, vault }: Context, kind: SecretKind): { secret: string; hash: string } {
  const secret = random.token(LINK_TOKEN_BYTES);
  return { secret, hash: vault.keyedHash(secret, purposes[kind]) };
}

/** The hashes under which a secret may be stored, one per known secret of the server. */
export function secretHashes({ vault }: Context, kind: SecretKind, secret: string): string[] {
  return vault.keyedHashes(secret, purposes[kind]);
}
