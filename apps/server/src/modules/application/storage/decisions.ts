import type { Insertable, Selectable } from 'kysely';
import type { Decision, DecisionEnd } from '@portal/contract/staff/decisions';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ApplicationDecisionTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

export type DecisionRow = Selectable<ApplicationDecisionTable>;

const WORDS_PURPOSE = sealedColumns['application_decision.words_sealed'].purpose;

export async function insertDecision(
  tx: Transaction,
  vault: Vault,
  { words, ...decision }: Omit<Insertable<ApplicationDecisionTable>, 'words_sealed'> & { words: string | null },
): Promise<DecisionRow> {
  return tx
    .insertInto('application_decision')
    .values({ ...decision, words_sealed: words === null ? null : vault.seal(words, WORDS_PURPOSE) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findWaitingDecision(queries: Queries, applicationId: string): Promise<DecisionRow | undefined> {
  return queries
    .selectFrom('application_decision')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('ended_as', 'is', null)
    .executeTakeFirst();
}

export async function findDecision(
  queries: Queries,
  { applicationId, decisionId }: { applicationId: string; decisionId: string },
): Promise<DecisionRow | undefined> {
  return queries
    .selectFrom('application_decision')
    .selectAll()
    .where('id', '=', decisionId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function listDecisionRows(queries: Queries, applicationId: string): Promise<DecisionRow[]> {
  return queries
    .selectFrom('application_decision')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .execute();
}

export async function endDecision(
  tx: Transaction,
  decisionId: string,
  end: { as: Exclude<DecisionEnd, 'undone'>; at: Date } | { as: 'undone'; at: Date; by: string },
): Promise<DecisionRow> {
  return tx
    .updateTable('application_decision')
    .set({ ended_as: end.as, ended_at: end.at, undone_by: end.as === 'undone' ? end.by : null })
    .where('id', '=', decisionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function toDecision(vault: Vault, row: DecisionRow): Decision {
  return {
    decisionId: row.id,
    outcome: row.outcome,
    reason: row.reason,
    words: row.words_sealed === null ? null : vault.open(row.words_sealed, WORDS_PURPOSE),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at.toISOString(),
    takesEffectAt: row.takes_effect_at.toISOString(),
    end: row.ended_as,
    undoneBy: row.undone_by,
  };
}
