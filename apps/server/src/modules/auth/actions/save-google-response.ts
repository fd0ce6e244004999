import type { Context } from '../../../kernel/context.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import { saveGoogleToken } from '../storage/google-sign-ins.ts';
import { tokenHashes } from './credentials.ts';

const TOKEN_PURPOSE = sealedColumns['google_sign_in.token_sealed'].purpose;

export async function saveGoogleResponse(
  context: Context,
  { state, token }: { state: string; token: string },
): Promise<void> {
  const { clock, database, vault } = context;
  const stateHashes = tokenHashes(context, 'googleState', state);
  await saveGoogleToken(database.query, stateHashes, vault.seal(token, TOKEN_PURPOSE), clock.now());
}
