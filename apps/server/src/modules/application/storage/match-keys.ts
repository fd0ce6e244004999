import { createHash } from 'node:crypto';
import type { KeyedMatchKind, MatchValue } from '@portal/contract/staff/matches';
import type { Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import { CannotOpen, type Vault } from '../../../platform/encryption/index.ts';

const PURPOSE = sealedColumns['match_key.value_sealed'].purpose;

/** Values longer than this, such as all rows of a month, are stored as a digest. */
const LONGEST_VALUE = 100;

const digestOf = (value: string) => createHash('sha256').update(value).digest('base64url');

/** The home of one applicant may be the office of another. */
const family = (kind: KeyedMatchKind) => (kind === 'homeAddress' || kind === 'businessAddress' ? 'address' : kind);

const hashed = ({ kind, value }: MatchValue) =>
  `${family(kind)} ${value.length > LONGEST_VALUE ? digestOf(value) : value}`;

/** Decrypts a stored value of this kind; undefined if its key is unknown. */
export function openMatchValue(vault: Vault, kind: KeyedMatchKind, sealed: string): string | undefined {
  try {
    return vault.open(sealed, PURPOSE).slice(family(kind).length + 1);
  } catch (error) {
    if (error instanceof CannotOpen) return undefined;
    throw error;
  }
}

export const toMatchColumns = (vault: Vault, value: MatchValue) => ({
  value_hash: vault.keyedHash(hashed(value), PURPOSE),
  // A SIN is never stored, not even sealed.
  value_sealed: value.kind === 'sin' ? null : vault.seal(hashed(value), PURPOSE),
});

/**
 * Stores the values by which an application is matched with others.
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
        ...toMatchColumns(vault, value),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Hashes of the values to search for, one with each key. */
export function matchHashes(vault: Vault, kind: KeyedMatchKind, values: readonly string[]): string[] {
  return values.flatMap((value) => vault.keyedHashes(hashed({ kind, value }), PURPOSE));
}

export async function deleteMatchValues(tx: Transaction, source: string): Promise<void> {
  await tx.deleteFrom('match_key').where('source_id', '=', source).execute();
}
