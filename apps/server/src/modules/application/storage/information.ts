import { type Selectable, sql } from 'kysely';
import type { Day, Month } from '@portal/contract/calendar';
import type { InformationKind } from '@portal/contract/application/checks';
import type { DocumentKind } from '@portal/contract/application/documents';
import type { MissingItem } from '@portal/contract/entities/entities';
import type { StaffAskedItem } from '@portal/contract/staff/application-details';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { InformationItemTable, InformationRequestTable } from '../../../platform/database/schema.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

const QUESTION_PURPOSE = sealedColumns['information_item.question_sealed'].purpose;
const MESSAGE_PURPOSE = sealedColumns['information_item.message_sealed'].purpose;
const ANSWER_PURPOSE = sealedColumns['information_item.answer_sealed'].purpose;

export interface Question {
  en: string;
  fr: string;
}

export const ASKED_BY_CHECK = 'check';

function openQuestion(vault: Vault, sealed: string | null): Question | null {
  return sealed === null ? null : (JSON.parse(vault.open(sealed, QUESTION_PURPOSE)) as Question);
}

type DocumentColumns = Pick<Selectable<InformationItemTable>, 'document' | 'message_sealed'>;

function documentParts(
  vault: Vault,
  { document, message_sealed: sealed }: DocumentColumns,
): { document?: DocumentKind; message?: Question } {
  return {
    ...(document !== null && { document }),
    ...(sealed !== null && { message: JSON.parse(vault.open(sealed, MESSAGE_PURPOSE)) as Question }),
  };
}

export interface NewRequest {
  id: string;
  applicationId: string;
  askedBy: string;
  askedWithKey: boolean;
  dueDay: Day | null;
  at: Date;
}

export async function insertInformationRequest(tx: Transaction, request: NewRequest): Promise<void> {
  await tx
    .insertInto('information_request')
    .values({
      id: request.id,
      application_id: request.applicationId,
      asked_by: request.askedBy,
      asked_with_key: request.askedWithKey,
      due_day: request.dueDay,
      asked_at: request.at,
    })
    .execute();
}

export async function findInformationRequest(
  queries: Queries,
  requestId: string,
): Promise<Selectable<InformationRequestTable> | undefined> {
  return queries.selectFrom('information_request').selectAll().where('id', '=', requestId).executeTakeFirst();
}

export async function listRequestsToMail(
  queries: Queries,
  applicationId: string,
): Promise<Selectable<InformationRequestTable>[]> {
  return queries
    .selectFrom('information_request')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('mailed_at', 'is', null)
    .where((expression) =>
      expression.exists(
        expression
          .selectFrom('information_item')
          .select('information_item.id')
          .whereRef('information_item.request_id', '=', 'information_request.id')
          .where('information_item.settled_at', 'is', null),
      ),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

export async function markRequestsMailed(tx: Transaction, requestIds: readonly string[], at: Date): Promise<void> {
  await tx.updateTable('information_request').set({ mailed_at: at }).where('id', 'in', requestIds).execute();
}

export interface NewItem {
  id: string;
  requestId: string;
  applicationId: string;
  kind: InformationKind;
  months: readonly Month[];
  question?: Question | null;
  document?: DocumentKind | undefined;
  message?: Question | undefined;
}

export async function insertInformationItem(tx: Transaction, vault: Vault, item: NewItem): Promise<void> {
  await tx
    .insertInto('information_item')
    .values({
      id: item.id,
      request_id: item.requestId,
      application_id: item.applicationId,
      kind: item.kind,
      months: [...item.months],
      question_sealed: item.question ? vault.seal(JSON.stringify(item.question), QUESTION_PURPOSE) : null,
      document: item.document ?? null,
      message_sealed: item.message ? vault.seal(JSON.stringify(item.message), MESSAGE_PURPOSE) : null,
      answer_sealed: null,
      settled_as: null,
      settled_at: null,
    })
    .execute();
}

export async function listWithdrawnStatementRequests(queries: Queries, applicationId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('information_item')
    .select('request_id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'statements')
    .groupBy('request_id')
    .having(sql<boolean>`bool_and(settled_as is not distinct from 'withdrawn')`)
    .execute();
  return rows.map(({ request_id: requestId }) => requestId);
}

export interface OpenItem extends MissingItem {
  applicationId: string;
  requestId: string;
}

export async function listOpenItems(
  queries: Queries,
  vault: Vault,
  applicationIds: readonly string[],
): Promise<OpenItem[]> {
  if (applicationIds.length === 0) return [];
  const rows = await queries
    .selectFrom('information_item')
    .innerJoin('information_request', 'information_request.id', 'information_item.request_id')
    .select([
      'information_item.id',
      'information_item.application_id',
      'information_item.request_id',
      'information_item.kind',
      'information_item.months',
      'information_item.question_sealed',
      'information_item.document',
      'information_item.message_sealed',
      'information_request.asked_at',
      'information_request.due_day',
    ])
    .where('information_item.application_id', 'in', applicationIds)
    .where('information_item.settled_at', 'is', null)
    .orderBy('information_request.asked_at')
    .orderBy('information_item.id')
    .execute();
  return rows.map((row) => ({
    itemId: row.id,
    applicationId: row.application_id,
    requestId: row.request_id,
    kind: row.kind,
    months: row.months.toSorted(),
    question: openQuestion(vault, row.question_sealed),
    ...documentParts(vault, row),
    askedAt: row.asked_at.toISOString(),
    dueDay: row.due_day,
  }));
}

export function toMissingItem({ applicationId: _application, requestId: _request, ...item }: OpenItem): MissingItem {
  return item;
}

export interface Resolution {
  itemId: string;
  as: 'provided' | 'declined' | 'withdrawn';
  answer?: string;
  at: Date;
}

export async function resolveInformationItem(
  tx: Transaction,
  vault: Vault,
  { itemId, as, answer, at }: Resolution,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('information_item')
    .set({
      settled_as: as,
      settled_at: at,
      answer_sealed: answer === undefined ? null : vault.seal(answer, ANSWER_PURPOSE),
    })
    .where('id', '=', itemId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listSettled(
  queries: Queries,
  applicationId: string,
  itemIds: readonly string[],
): Promise<{ id: string; settled_as: Resolution['as'] | null }[]> {
  return queries
    .selectFrom('information_item')
    .select(['id', 'settled_as'])
    .where('application_id', '=', applicationId)
    .where('id', 'in', itemIds)
    .execute();
}

export async function listAskedItems(queries: Queries, vault: Vault, applicationId: string): Promise<StaffAskedItem[]> {
  const rows = await queries
    .selectFrom('information_item')
    .innerJoin('information_request', 'information_request.id', 'information_item.request_id')
    .selectAll('information_item')
    .select([
      'information_request.asked_by',
      'information_request.asked_with_key',
      'information_request.asked_at',
      'information_request.due_day',
    ])
    .where('information_item.application_id', '=', applicationId)
    .orderBy('information_request.asked_at', 'desc')
    .orderBy('information_item.id')
    .execute();
  return rows.map((row) => ({
    itemId: row.id,
    kind: row.kind,
    months: row.months.toSorted(),
    question: openQuestion(vault, row.question_sealed),
    ...documentParts(vault, row),
    askedBy: row.asked_by === ASKED_BY_CHECK ? null : row.asked_by,
    askedWithKey: row.asked_with_key ?? false,
    askedAt: row.asked_at.toISOString(),
    dueDay: row.due_day,
    state: row.settled_as ?? 'open',
    settledAt: row.settled_at?.toISOString() ?? null,
    answer: row.answer_sealed === null ? null : vault.open(row.answer_sealed, ANSWER_PURPOSE),
  }));
}

export async function wasSettled(queries: Queries, applicationId: string, kind: InformationKind): Promise<boolean> {
  const row = await queries
    .selectFrom('information_item')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('settled_as', 'in', ['provided', 'declined'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AnsweredQuestion {
  itemId: string;
  question: Question;
  answer: string;
  answeredAt: string;
}

export async function listAnswers(queries: Queries, vault: Vault, applicationId: string): Promise<AnsweredQuestion[]> {
  const rows = await queries
    .selectFrom('information_item')
    .select(['id', 'question_sealed', 'answer_sealed', 'settled_at'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'question')
    .where('settled_at', 'is not', null)
    .orderBy('settled_at')
    .execute();
  return rows.flatMap((row) =>
    row.question_sealed === null || row.answer_sealed === null || row.settled_at === null
      ? []
      : [
          {
            itemId: row.id,
            question: JSON.parse(vault.open(row.question_sealed, QUESTION_PURPOSE)) as Question,
            answer: vault.open(row.answer_sealed, ANSWER_PURPOSE),
            answeredAt: row.settled_at.toISOString(),
          },
        ],
  );
}
