import { paths } from '@portal/contract/routes';
import type { Context } from '../../../../kernel/context.ts';

const purposes = { link: 'handoff.link', visit: 'handoff.visit' } as const;

export function hashSecret({ vault }: Context, kind: keyof typeof purposes, secret: string): string {
  return vault.keyedHash(secret, purposes[kind]);
}

export function secretHashes({ vault }: Context, kind: keyof typeof purposes, secret: string): string[] {
  return vault.keyedHashes(secret, purposes[kind]);
}

/** The token is in the fragment, which never appears in a log or Referer. */
export function linkOf({ config }: Context, token: string): string {
  return `${config.publicUrl}${paths.uploadVisit}#token=${token}`;
}
