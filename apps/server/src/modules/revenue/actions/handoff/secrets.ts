import { paths } from '@portal/contract/routes';
import type { Context } from '../../../../kernel/context.ts';

/** Each secret is stored as a keyed hash; each kind has its own key. */
const purposes = { link: 'handoff.link', visit: 'handoff.visit' } as const;

export function hashSecret({ vault }: Context, kind: keyof typeof purposes, secret: string): string {
  return vault.keyedHash(secret, purposes[kind]);
}

/** The hashes under which a secret may be stored, one per known secret of the server. */
export function secretHashes({ vault }: Context, kind: keyof typeof purposes, secret: string): string[] {
  return vault.keyedHashes(secret, purposes[kind]);
}

/** The token is in the fragment, which reaches no log and no Referer. */
export function linkOf({ config }: Context, token: string): string {
  return `${config.publicUrl}${paths.uploadVisit}#token=${token}`;
}
