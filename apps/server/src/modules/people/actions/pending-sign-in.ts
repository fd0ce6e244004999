import { STAFF_SIGN_IN_LIFETIME_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import * as z from 'zod/mini';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange } from '../../../kernel/operation.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import { insertSignIn, takeSignIn } from '../storage/sign-ins.ts';
import { makeSecret, secretHashes } from './secrets.ts';

const PURPOSE = sealedColumns['staff_sign_in.secrets_sealed'].purpose;

const pendingSignIn = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), challenge: z.string() }),
  z.strictObject({ kind: z.literal('invitation'), challenge: z.string(), invitationId: z.string() }),
  z.strictObject({ kind: z.literal('provider'), state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
]);
type PendingSignIn = z.infer<typeof pendingSignIn>;
type PendingOf<Kind extends PendingSignIn['kind']> = Extract<PendingSignIn, { kind: Kind }>;

export async function beginSignIn(
  context: Context,
  browser: Pick<Exchange, 'setCookie'>,
  pending: PendingSignIn,
): Promise<void> {
  const { clock, database, vault } = context;
  const { secret, hash } = makeSecret(context, 'signIn');
  await insertSignIn(database.query, {
    browser_hash: hash,
    secrets_sealed: vault.seal(JSON.stringify(pending), PURPOSE),
    expires_at: new Date(clock.now().getTime() + STAFF_SIGN_IN_LIFETIME_MS),
  });
  browser.setCookie('staffSignIn', secret, { maxAgeMs: STAFF_SIGN_IN_LIFETIME_MS });
}

/** Takes this browser's pending sign-in, at most once. Throws errorLinkExpired if it is of another kind or too old. */
export async function takePending<Kind extends PendingSignIn['kind']>(
  context: Context,
  browser: Pick<Exchange, 'getCookie' | 'clearCookie'>,
  kind: Kind,
): Promise<PendingOf<Kind>> {
  const token = browser.getCookie('staffSignIn');
  browser.clearCookie('staffSignIn');
  const hashes = token === undefined ? [] : secretHashes(context, 'signIn', token);
  const row = hashes.length === 0 ? undefined : await takeSignIn(context.database.query, hashes, context.clock.now());
  if (!row) throw new DomainError('errorLinkExpired');
  const pending = pendingSignIn.parse(JSON.parse(context.vault.open(row.secrets_sealed, PURPOSE)));
  if (pending.kind !== kind) throw new DomainError('errorLinkExpired');
  return pending as PendingOf<Kind>;
}
