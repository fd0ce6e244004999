import type { Queries, Transaction } from '../../../platform/database/index.ts';

export async function findKnownBrowser(
  queries: Queries,
  tokenHashes: readonly string[],
  emailFolded: string,
  since: Date,
): Promise<{ id: string } | undefined> {
  return queries
    .selectFrom('known_browser')
    .select('id')
    .where('token_hash', 'in', tokenHashes)
    .where('email_folded', '=', emailFolded)
    .where('last_seen_at', '>', since)
    .executeTakeFirst();
}

export async function isBrowserToken(queries: Queries, tokenHashes: readonly string[]): Promise<boolean> {
  const row = await queries
    .selectFrom('known_browser')
    .select('id')
    .where('token_hash', 'in', tokenHashes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveKnownBrowser(
  tx: Transaction,
  browser: { id: string; tokenHash: string; emailFolded: string; seenAt: Date },
): Promise<void> {
  await tx
    .insertInto('known_browser')
    .values({
      id: browser.id,
      token_hash: browser.tokenHash,
      email_folded: browser.emailFolded,
      created_at: browser.seenAt,
      last_seen_at: browser.seenAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'email_folded']).doUpdateSet({ last_seen_at: browser.seenAt }),
    )
    .execute();
}

export async function deleteKnownBrowsersSeenBefore(queries: Queries, time: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('known_browser')
    .where('id', 'in', (from) =>
      from.selectFrom('known_browser').select('id').where('last_seen_at', '<', time).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
