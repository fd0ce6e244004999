import { LINK_TOKEN_BYTES } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';

/** Secrets are stored as keyed hashes, with a key per kind. */
const purposes = {
  invitation: 'people.invitation',
  session: 'people.session',
  signIn: 'people.browser',
} as const;
export type SecretKind = keyof typeof purposes;

export function makeSecret({ random, vault }: Context, kind: SecretKind): { secret: string; hash: string } {
  const secret = random.token(LINK_TOKEN_BYTES);
  return { secret, hash: vault.keyedHash(secret, purposes[kind]) };
}

export function secretHashes({ vault }: Context, kind: SecretKind, secret: string): string[] {
  return vault.keyedHashes(secret, purposes[kind]);
}
