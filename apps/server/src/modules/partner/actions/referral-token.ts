import { LINK_TOKEN_BYTES } from '@portal/contract/constants';
import { paths } from '@portal/contract/routes';
import type { Context } from '../../../kernel/context.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

const TOKEN_PURPOSE = sealedColumns['referral.token_sealed'].purpose;

/** 256 random bits, with a hash for lookups and a sealed copy, so that a repeated call can return the link. */
export function makeReferralToken({ random, vault }: Context): { token: string; hash: string; sealed: string } {
  const token = random.token(LINK_TOKEN_BYTES);
  return { token, hash: vault.keyedHash(token, TOKEN_PURPOSE), sealed: vault.seal(token, TOKEN_PURPOSE) };
}

export function referralTokenHashes({ vault }: Context, token: string): string[] {
  return vault.keyedHashes(token, TOKEN_PURPOSE);
}

export function referralLink({ config, vault }: Context, tokenSealed: string): string {
  return `${config.publicUrl}${paths.partnerWelcome}?referral=${vault.open(tokenSealed, TOKEN_PURPOSE)}`;
}
