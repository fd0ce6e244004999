import type { Selectable } from 'kysely';
import {
  type CheckKind,
  type CheckState,
  checkKinds,
  type HandOverReason,
  isResolved,
  type TakeOverReason,
} from '@portal/contract/application/checks';
import type { StaffCheck } from '@portal/contract/staff/application-details';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ApplicationCheckTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const WORDS_PURPOSE = sealedColumns['application_check.words_sealed'].purpose;

export async function insertChecks(tx: Transaction, applicationId: string, at: Date): Promise<void> {
  await tx
    .insertInto('application_check')
    .values(
      checkKinds.map((kind) => ({ application_id: applicationId, kind, state: 'waiting' as const, updated_at: at })),
    )
    .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doNothing())
    .execute();
}

export async function listChecks(queries: Queries, applicationId: string): Promise<CheckRow[]> {
  const rows = await queries
    .selectFrom('application_check')
    .select(['kind', 'state', 'reason', 'changed_by', 'words_sealed'])
    .where('application_id', '=', applicationId)
    .execute();
  return checkKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

export function toStaffCheck(vault: Vault, row: CheckRow): StaffCheck {
  const { kind, state, reason, changed_by: by, words_sealed: sealed } = row;
  return { kind, state, reason, by, words: sealed === null ? null : vault.open(sealed, WORDS_PURPOSE) };
}

export function sealCheckWords(vault: Vault, words: string): string {
  return vault.seal(words, WORDS_PURPOSE);
}

export type CheckRow = Pick<
  Selectable<ApplicationCheckTable>,
  'kind' | 'state' | 'reason' | 'changed_by' | 'words_sealed'
>;

export interface CheckChange {
  applicationId: string;
  kind: CheckKind;
  state: CheckState;
  at: Date;
  reason?: HandOverReason | TakeOverReason;
  by?: string;
  wordsSealed?: string | null;
}

export async function setCheckState(
  queries: Queries,
  { applicationId, kind, state, at, reason, by, wordsSealed = null }: CheckChange,
): Promise<void> {
  const change = { state, reason: reason ?? null, updated_at: at, changed_by: by ?? null, words_sealed: wordsSealed };
  await queries
    .insertInto('application_check')
    .values({ application_id: applicationId, kind, ...change })
    .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(change))
    .execute();
}

export async function listStuckChecks(
  queries: Queries,
  { since, limit }: { since: Date; limit: number },
): Promise<{ applicationId: string; kind: CheckKind }[]> {
  const underWay = (Object.keys(isResolved) as CheckState[]).filter((state) => !isResolved[state]);
  const rows = await queries
    .selectFrom('application_check')
    .innerJoin('application', 'application.id', 'application_check.application_id')
    .select(['application_check.application_id', 'application_check.kind'])
    .where('application_check.state', 'in', underWay)
    .where('application_check.updated_at', '<=', since)
    .where('application.status', '<>', 'closed')
    .orderBy('application_check.updated_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ applicationId: row.application_id, kind: row.kind }));
}
