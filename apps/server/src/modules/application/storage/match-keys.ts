import { createHash } from 'node:crypto';
import { foldForComparison } from '@portal/contract/fields/text';
import type { KeyedMatchKind, MatchValue } from '@portal/contract/staff/matches';
import type { Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import { phoneValue } from '../domain/match-values.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const PURPOSE = sealedColumns['match_key.value_sealed'].purpose;

/** Values longer than this, such as all rows of a month, are stored as a digest. */
const LONGEST_VALUE = 100;

const digestOf = (value: string) => createHash('sha256').update(value).digest('base64url');

/** A home may be another applicant's office. */
const family = (kind: KeyedMatchKind) => (kind === 'homeAddress' || kind === 'businessAddress' ? 'address' : kind);

const hashed = ({ kind, value }: MatchValue) =>
  `${family(kind)} ${value.length > LONGEST_VALUE ? digestOf(value) : value}`;

/**
 * Stores what an application can share with others.
 * @param source the statement or bank connection that the values are from; otherwise the application
 */
export async function saveMatchValues(
  tx: Transaction,
  vault: Vault,
  { applicationId, source = applicationId }: { applicationId: string; source?: string },
  values: readonly MatchValue[],
): Promise<void> {
  if (values.length === 0) return;
  await tx
    .insertInto('match_key')
    .values(
      values.map((value) => ({
        application_id: applicationId,
        source_id: source,
        kind: value.kind,
        value_hash: vault.keyedHash(hashed(value), PURPOSE),
        // A SIN is never stored, not even sealed.
        value_sealed: value.kind === 'sin' ? null : vault.seal(hashed(value), PURPOSE),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The part of a search that must hold for an application to be found, and hashes that it may have instead. */
export interface SearchedPart {
  text: string;
  hashes: string[];
}

/** A whole phone number is one part; otherwise each word is. */
export function searchedParts(vault: Vault, search: string): SearchedPart[] {
  const partOf = (text: string, value: MatchValue) => ({ text, hashes: vault.keyedHashes(hashed(value), PURPOSE) });
  const text = search.trim();
  const phone = /\p{L}/u.test(text) ? undefined : phoneValue(text);
  if (phone !== undefined) return [partOf(text, { kind: 'phone', value: phone })];
  return text.split(/\s+/u).map((word) => partOf(word, { kind: 'nameWord', value: foldForComparison(word) }));
}

export async function deleteMatchValues(tx: Transaction, source: string): Promise<void> {
  await tx.deleteFrom('match_key').where('source_id', '=', source).execute();
}
