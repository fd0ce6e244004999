import { type RawBuilder, sql } from 'kysely';

/** Words decrypted in one batch: few enough not to delay other requests. */
export const WORDS_AT_ONCE = 500;

export interface SealedWord {
  value_hash: string;
  value_sealed: string;
}

/** PostgreSQL does not skip duplicates in an index by itself, so each step looks up the next hash. */
export function wordsStatement(after: string): RawBuilder<SealedWord> {
  const next = (hash: RawBuilder<unknown>) => sql`
    select value_hash, value_sealed from match_key
    where kind = 'nameWord' and value_hash > ${hash} order by value_hash limit 1`;
  return sql<SealedWord>`
    with recursive word as (
      (${next(sql`${after}`)})
      union all
      select following.* from word, lateral (${next(sql`word.value_hash`)}) as following
    )
    select * from word limit ${sql.lit(WORDS_AT_ONCE)}`;
}

export function recentWordsStatement(since: Date): RawBuilder<SealedWord> {
  return sql<SealedWord>`
    select value_hash, value_sealed from work_list_entry
    join match_key on match_key.source_id = work_list_entry.application_id
    where submitted_at > ${since} and kind = 'nameWord'`;
}
