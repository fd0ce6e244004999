import { type Insertable, type Selectable, sql } from 'kysely';
import {
  type Decision,
  type DecisionEnd,
  decisionOutcomes,
  type EarlierDecision,
  type Offer,
} from '@portal/contract/staff/decisions';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { ApplicationDecisionTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { type Approver, mayApprove, waitsForApproval } from '../domain/approvals.ts';
import type { ApplicationRow } from './application-row.ts';
import { closingDecision } from './sql-parts.ts';

export type DecisionRow = Selectable<ApplicationDecisionTable>;

const OFFER_PURPOSE = sealedColumns['application_decision.offer_sealed'].purpose;
const WORDS_PURPOSE = sealedColumns['application_decision.words_sealed'].purpose;

export async function insertDecision(
  tx: Transaction,
  vault: Vault,
  {
    words,
    offer = null,
    ...decision
  }: Omit<Insertable<ApplicationDecisionTable>, 'words_sealed' | 'offer_sealed' | 'offer_amount'> & {
    words: string | null;
    offer?: Offer | null;
  },
): Promise<DecisionRow> {
  return tx
    .insertInto('application_decision')
    .values({
      ...decision,
      words_sealed: words === null ? null : vault.seal(words, WORDS_PURPOSE),
      offer_sealed: offer === null ? null : vault.seal(JSON.stringify(offer), OFFER_PURPOSE),
      offer_amount: offer?.amount ?? null,
    })
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

const EARLIER_LISTED = 10;

export async function listEarlierDecisions(
  queries: Queries,
  { id, customer_id: customerId, business_id: businessId }: Pick<ApplicationRow, 'id' | 'customer_id' | 'business_id'>,
): Promise<EarlierDecision[]> {
  const { rows } = await sql<Omit<EarlierDecision, 'closedAt'> & { closed_at: Date }>`
    select application.id as "applicationId", application.reference, application.structure->>'companyName' as "operatingName",
      coalesce(application.business_id = ${businessId}, false) as "isSameBusiness",
      (application.funding->>'requestAmount')::float8 as "requestedAmount", application.outcome,
      closing.offer_amount as "offeredAmount", closing.reason, application.closed_at
    from application left join lateral ${closingDecision} as closing on true
    where application.id in (
        select other.id from application as other where other.customer_id = ${customerId}
        union select other.id from application as other where other.business_id = ${businessId})
      and application.id <> ${id} and application.status = 'closed' and application.reference is not null
      and application.outcome in (${sql.join(decisionOutcomes.map((outcome) => sql.lit(outcome)))})
    order by application.closed_at desc limit ${sql.lit(EARLIER_LISTED)}`.execute(queries);
  return rows.map(({ closed_at: closedAt, ...row }) => ({ ...row, closedAt: closedAt.toISOString() }));
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

export async function approveDecisionRow(
  tx: Transaction,
  decisionId: string,
  { by, at, takesEffectAt }: { by: string; at: Date; takesEffectAt: Date },
): Promise<DecisionRow> {
  return tx
    .updateTable('application_decision')
    .set({ approved_by: by, approved_at: at, takes_effect_at: takesEffectAt })
    .where('id', '=', decisionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function overtakeDecision(tx: Transaction, applicationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('application_decision')
    .set({ ended_as: 'overtaken', ended_at: at })
    .where('application_id', '=', applicationId)
    .where('ended_as', 'is', null)
    .execute();
}

export function toDecision(
  vault: Vault,
  row: DecisionRow,
  { reader, people }: { reader: Approver; people: readonly (Approver & { name: string })[] },
): Decision {
  const waits = waitsForApproval(row);
  return {
    decisionId: row.id,
    outcome: row.outcome,
    reason: row.reason,
    offer: row.offer_sealed === null ? null : (JSON.parse(vault.open(row.offer_sealed, OFFER_PURPOSE)) as Offer),
    approval: row.needs_approval
      ? {
          by: row.approved_by,
          at: row.approved_at?.toISOString() ?? null,
          isYours: waits && mayApprove(reader, row),
          approvers: waits ? people.filter((person) => mayApprove(person, row)).map(({ name }) => name) : [],
        }
      : null,
    words: row.words_sealed === null ? null : vault.open(row.words_sealed, WORDS_PURPOSE),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at.toISOString(),
    takesEffectAt: row.takes_effect_at.toISOString(),
    end: row.ended_as,
    undoneBy: row.undone_by,
  };
}
