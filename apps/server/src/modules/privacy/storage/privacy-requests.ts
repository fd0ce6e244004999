import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { OwnPrivacyRequest, PrivacyRequestKind, PrivacyRequestOutcome } from '@portal/contract/privacy/requests';
import type { Language } from '@portal/contract/language';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { PrivacyRequestTable } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const TEXT_PURPOSE = sealedColumns['privacy_request.text_sealed'].purpose;
const ANSWER_PURPOSE = sealedColumns['privacy_request.answer_sealed'].purpose;

/** Index: at most one open request per kind. */
export const ONE_OPEN_REQUEST = 'privacy_request_one_open';

export type PrivacyRequestRow = Selectable<PrivacyRequestTable>;
export type RequestWithCustomer = PrivacyRequestRow & {
  email: string;
  language: Language;
  erased_at: Date | null;
  has_notes: boolean;
  has_lasting_notes: boolean;
};

export interface NewPrivacyRequest {
  id: string;
  customerId: string;
  kind: PrivacyRequestKind;
  text: string;
  at: Date;
}

export async function insertPrivacyRequest(tx: Transaction, vault: Vault, request: NewPrivacyRequest): Promise<void> {
  await tx
    .insertInto('privacy_request')
    .values({
      id: request.id,
      customer_id: request.customerId,
      kind: request.kind,
      text_sealed: vault.seal(request.text, TEXT_PURPOSE),
      asked_at: request.at,
    })
    .execute();
}

export function toOwnRequest(vault: Vault, row: PrivacyRequestRow): OwnPrivacyRequest {
  return {
    requestId: row.id,
    kind: row.kind,
    text: row.text_sealed === null ? null : vault.open(row.text_sealed, TEXT_PURPOSE),
    askedAt: row.asked_at.toISOString(),
    outcome: row.outcome,
    answer: row.answer_sealed === null ? null : vault.open(row.answer_sealed, ANSWER_PURPOSE),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

export async function listOwnRequests(queries: Queries, customerId: string): Promise<PrivacyRequestRow[]> {
  return queries
    .selectFrom('privacy_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function haveNotes(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from application join staff_note on staff_note.application_id = application.id
    where application.customer_id = customer.id and ${condition})`;
}

function withCustomer(queries: Queries) {
  return queries
    .selectFrom('privacy_request')
    .innerJoin('customer', 'customer.id', 'privacy_request.customer_id')
    .selectAll('privacy_request')
    .select(['customer.email', 'customer.language', 'customer.erased_at'])
    .select([
      haveNotes(sql`true`).as('has_notes'),
      haveNotes(sql`application.outcome = 'funded'`).as('has_lasting_notes'),
    ]);
}

/** Lists unanswered requests oldest first, since those are due first; otherwise newest first. */
export async function listRequests(
  queries: Queries,
  { state, after, limit }: { state: 'open' | 'answered' | undefined; after: string | undefined; limit: number },
): Promise<RequestWithCustomer[]> {
  const open = state === 'open';
  return withCustomer(queries)
    .$if(state !== undefined, (select) => select.where('privacy_request.answered_at', open ? 'is' : 'is not', null))
    .$if(after !== undefined, (select) => select.where('privacy_request.id', open ? '>' : '<', after ?? ''))
    .orderBy('privacy_request.id', open ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

export async function countOpenRequests(queries: Queries): Promise<number> {
  const { open } = await queries
    .selectFrom('privacy_request')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

export async function findRequest(queries: Queries, requestId: string): Promise<RequestWithCustomer | undefined> {
  return withCustomer(queries).where('privacy_request.id', '=', requestId).executeTakeFirst();
}

export async function endOpenRequests(
  tx: Transaction,
  { customerId, by, at }: { customerId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('privacy_request')
    .set({ outcome: 'done', answered_by: by, answered_at: at })
    .where('customer_id', '=', customerId)
    .where('answered_at', 'is', null)
    .execute();
}

export async function answerRequest(
  tx: Transaction,
  vault: Vault,
  given: { requestId: string; outcome: PrivacyRequestOutcome; answer: string; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('privacy_request')
    .set({
      outcome: given.outcome,
      answer_sealed: vault.seal(given.answer, ANSWER_PURPOSE),
      answered_by: given.by,
      answered_at: given.at,
    })
    .where('id', '=', given.requestId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
