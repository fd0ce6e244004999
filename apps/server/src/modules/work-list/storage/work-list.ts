import { type RawBuilder, sql } from 'kysely';
import { VIEW_COUNT_MAXIMUM, WORK_LIST_COUNT_MAXIMUM } from '@portal/contract/constants';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { Province } from '@portal/contract/fields/provinces';
import type { Language } from '@portal/contract/language';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import {
  type RevenueProof,
  type WorkListDirection,
  type WorkListOrder,
  type WorkListOutcome,
  type WorkListView,
  workListStatuses,
} from '@portal/contract/staff/work-list-terms';
import { asReference } from '@portal/contract/application/reference';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import { type ApplicationEventKind, applicationEventKinds } from '@portal/contract/application/events';
import { endOfDay, type Queries, startOfDay } from '../../../platform/database/index.ts';
import type { EventDetails } from '../../../platform/database/schema.ts';
import { WAS_FUNDED_COLUMN } from '../../application/index.ts';
import type { SeenApplication } from './bulk-changes.ts';
import { WAITING_MARK, withoutWaitingMark, type WorkListPlace } from './work-list-place.ts';

/** A part of a search, which an application matches by its text or by one of the hashes. */
export interface SearchedPart {
  text: string;
  hashes: string[];
}

export interface WorkListFilter {
  view: WorkListView;
  search?: { text: string; parts: readonly SearchedPart[] } | undefined;
  status?: WorkListRow['status'] | undefined;
  outcome?: WorkListOutcome | undefined;
  language?: Language | undefined;
  province?: Province | undefined;
  amountFrom?: number | undefined;
  amountTo?: number | undefined;
  partnerId?: string | undefined;
  /** YYYY-MM-DD, like the following days. */
  submittedFrom?: string | undefined;
  submittedTo?: string | undefined;
  proof?: RevenueProof | undefined;
  accountManager?: string | undefined;
}

export interface WorkListReader {
  /** Null for a key, since nothing is assigned to keys. */
  email: string | null;
  today: string;
  zone: OfficeTimeZone;
}

export interface WantedWorkList {
  filter: WorkListFilter;
  reader: WorkListReader;
  order: WorkListOrder;
  direction: WorkListDirection;
  after: WorkListPlace | undefined;
  limit: number;
}

export interface StoredWorkListRow {
  id: string;
  sorted_by: string;
  reference: string;
  status: WorkListRow['status'];
  outcome: WorkListRow['outcome'];
  operating_name: string;
  legal_name: string;
  province: Province;
  language: Language;
  requested_amount: number;
  submitted_at: Date;
  next_contact_day: string;
  account_manager_name: string | null;
  account_manager_email: string | null;
  partner_name: string | null;
  version: number;
  was_funded: boolean;
  event_kind: ApplicationEventKind | null;
  event_at: Date | null;
  event_details: EventDetails | null;
  event_staff_name: string | null;
}

const columns = {
  promise: { name: 'promised_day', type: 'date' },
  submitted: { name: 'submitted_at', type: 'timestamptz' },
  amount: { name: 'requested_amount', type: 'integer' },
  business: { name: 'business', type: 'text' },
  changed: { name: 'changed_at', type: 'timestamptz' },
} as const satisfies Record<WorkListOrder, { name: string; type: string }>;

/** Sort values as text, to the microsecond, so that a page starts right after the last row. */
const sortedBy = (order: WorkListOrder) =>
  columns[order].type === 'timestamptz'
    ? sql`to_char(${sql.ref(columns[order].name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${sql.ref(columns[order].name)}::text`;

/** During an upgrade, the next version records kinds of events that this one does not know. */
const isKnownKind = sql`kind in (${sql.join(applicationEventKinds.map((kind) => sql.lit(kind)))})`;

const statusIn = (statuses: readonly WorkListRow['status'][]) =>
  sql`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

const openStatuses = workListStatuses.filter((status) => status !== 'closed');
const open = sql`status <> 'closed'`;
/** Lists the statuses by name, so that PostgreSQL can use the index on account manager and status. */
const openOfManager = statusIn(openStatuses);
/**
 * While the customer has to act, nothing is late; what they provide sets a new promise. Lists the statuses by name, for
 * the index.
 */
const ofManagersTurn = statusIn(openStatuses.filter((status) => status !== 'informationRequired'));

/** SQL condition of each view. Statuses are literal, so that partial indexes match. */
const conditionsOfViews = {
  mine: ({ email }) => sql`${openOfManager} and account_manager_email = ${email === null ? null : foldEmail(email)}`,
  unassigned: () => sql`${openOfManager} and account_manager_email is null`,
  waiting: () => sql`status = 'informationRequired'`,
  late: ({ today }) => sql`${ofManagersTurn} and promised_day < ${today}`,
  approval: () =>
    sql`${open} and application_id = any(array(select application_id from application_decision
      where needs_approval and approved_at is null and ended_as is null))`,
  all: () => open,
  closed: () => sql`status = 'closed'`,
} as const satisfies Record<WorkListView, (reader: WorkListReader) => RawBuilder<unknown>>;

/** The trigram index cannot find words shorter than this. */
const WORD_START_BELOW = 3;

function matches({ text, parts }: NonNullable<WorkListFilter['search']>): RawBuilder<unknown> {
  const found = sql.join(parts.map(matchesPart), sql` and `);
  const reference = asReference(text);
  return reference === undefined
    ? found
    : sql`(application_id = (select id from application where application.reference = ${reference}) or ${found})`;
}

/** The array lets the planner combine both indexes. */
function matchesPart({ text, hashes }: SearchedPart): RawBuilder<unknown> {
  const escaped = text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  const pattern = text.length < WORD_START_BELOW ? `% ${escaped}%` : `%${escaped}%`;
  return sql`(search_text like folded_text(${pattern}) or application_id = any(array(
    select application_id from match_key where value_hash = any(${hashes}))))`;
}

/** Open applications have no outcome: without this check, the planner would search for them. */
function isEmpty({ view, status, outcome }: WorkListFilter): boolean {
  if (outcome !== undefined && view !== 'closed') return true;
  return status !== undefined && (view === 'closed') !== (status === 'closed');
}

type Conditions = {
  [Name in Exclude<keyof WorkListFilter, 'view'>]-?: (
    value: NonNullable<WorkListFilter[Name]>,
    reader: WorkListReader,
  ) => RawBuilder<unknown>;
};

const conditionsOfFilters: Conditions = {
  search: matches,
  status: (status) => sql`status = ${sql.lit(status)}`,
  outcome: (outcome) => sql`outcome = ${sql.lit(outcome)}`,
  language: (language) => sql`language = ${language}`,
  province: (province) => sql`province = ${province}`,
  amountFrom: (amount) => sql`requested_amount >= ${amount}`,
  amountTo: (amount) => sql`requested_amount <= ${amount}`,
  partnerId: (partnerId) => sql`partner_id = ${partnerId}`,
  submittedFrom: (day, { zone }) => sql`submitted_at >= ${startOfDay(day, zone)}`,
  submittedTo: (day, { zone }) => sql`submitted_at < ${endOfDay(day, zone)}`,
  proof: (proof) => sql`proof = ${proof}`,
  accountManager: (email) => sql`account_manager_email = ${foldEmail(email)}`,
};

function conditionsOf(filter: WorkListFilter, reader: WorkListReader): RawBuilder<unknown> {
  if (isEmpty(filter)) return sql`false`;
  const filters = Object.entries(conditionsOfFilters) as [
    keyof Conditions,
    (value: unknown, reader: WorkListReader) => RawBuilder<unknown>,
  ][];
  const wanted = filters.flatMap(([name, conditionOf]) => {
    const value = filter[name];
    return value === undefined ? [] : [conditionOf(value, reader)];
  });
  return sql.join([conditionsOfViews[filter.view](reader), ...wanted], sql` and `);
}

export async function listWorkList(queries: Queries, wanted: WantedWorkList): Promise<StoredWorkListRow[]> {
  const { rows } = await pageStatement(wanted).execute(queries);
  return rows;
}

/** Views in which some applications may wait for the customer. */
const mixedViews: ReadonlySet<WorkListView> = new Set(['mine', 'unassigned', 'approval', 'all']);

interface ListPart {
  condition: RawBuilder<unknown>;
  sortedBy: RawBuilder<unknown>;
}

/**
 * When sorted by promise, applications that wait for the customer come last once their day has passed: they are not
 * late.
 */
function partsOf({ filter, reader, order, direction, after }: WantedWorkList): ListPart[] {
  const usual = sortedBy(order);
  if (order !== 'promise' || filter.status !== undefined || !mixedViews.has(filter.view))
    return [{ condition: sql`true${beyond(columns[order], direction, after)}`, sortedBy: usual }];
  const { late, waiting } = conditionsOfViews;
  const last = {
    condition: sql`${waiting()} and promised_day < ${reader.today}`,
    sortedBy: sql`${sql.lit(WAITING_MARK)} || ${usual}`,
  };
  const from = beyond(columns.promise, direction, after && { ...after, value: withoutWaitingMark(after.value) });
  if (after?.value.startsWith(WAITING_MARK)) return [{ ...last, condition: sql`${last.condition}${from}` }];
  const parts = [late(reader), sql`promised_day >= ${reader.today}`];
  const ordered = direction === 'up' ? parts : parts.toReversed();
  return [...ordered.map((part) => ({ condition: sql`${part}${from}`, sortedBy: usual })), last];
}

function beyond(
  { name, type }: (typeof columns)[WorkListOrder],
  direction: WorkListDirection,
  after: WorkListPlace | undefined,
): RawBuilder<unknown> {
  if (!after) return sql``;
  const way = sql.raw(direction === 'up' ? '>' : '<');
  const place = sql`(${after.value}::${sql.raw(type)}, ${after.applicationId}::uuid)`;
  return sql` and (${sql.ref(name)}, application_id) ${way} ${place}`;
}

/** Finds a page's entries by an index, and reads the rest only for these. */
export function pageStatement(wanted: WantedWorkList): RawBuilder<StoredWorkListRow> {
  const { filter, reader, order, direction, limit } = wanted;
  const column = sql.ref(columns[order].name);
  const way = sql.raw(direction === 'up' ? 'asc' : 'desc');
  const parts = partsOf(wanted);
  const condition = conditionsOf(filter, reader);
  // Searching is too slow to be repeated for each part.
  const isFoundOnce = parts.length > 1 && filter.search !== undefined;
  const found = isFoundOnce ? sql`found as materialized (select * from work_list_entry where ${condition}), ` : sql``;
  const source = isFoundOnce ? sql`found as listed where` : sql`work_list_entry as listed where ${condition} and`;
  const lists = parts.map(
    (part, index) => sql`(
      select listed.*, ${part.sortedBy} as sorted_by, ${sql.lit(index)} as part from ${source} ${part.condition}
      order by ${column} ${way}, application_id ${way}
      limit ${limit})`,
  );
  return sql<StoredWorkListRow>`/* for its values */
    with ${found}page as materialized (
      select * from (${sql.join(lists, sql` union all `)}) as lists
      order by part, ${column} ${way}, application_id ${way}
      limit ${limit}
    )
    select page.application_id as id, page.sorted_by, application.reference, page.status, application.outcome,
      application.structure->>'companyName' as operating_name,
      application.structure->>'legalBusinessName' as legal_name,
      page.province, page.language, page.requested_amount, page.submitted_at, page.promised_day as next_contact_day,
      application.account_manager_name, application.account_manager_email, partner.name as partner_name,
      application.version, last.kind as event_kind, last.at as event_at, last.details as event_details,
      last.staff_name as event_staff_name,
      ${sql.raw(WAS_FUNDED_COLUMN)}
    from page
    join application on application.id = page.application_id
    left join partner on partner.id = page.partner_id
    left join lateral (
      select kind, at, details, staff_name from application_event
      where application_event.application_id = page.application_id and ${isKnownKind}
      order by at desc, id desc limit 1
    ) as last on true
    order by page.part, page.${column} ${way}, page.application_id ${way}`;
}

export async function listMatching(
  queries: Queries,
  filter: WorkListFilter,
  reader: WorkListReader,
  limit: number,
): Promise<SeenApplication[]> {
  const { rows } = await sql<SeenApplication>`/* for its values */
    select application.id as "applicationId", application.version
    from (select application_id from work_list_entry where ${conditionsOf(filter, reader)} limit ${limit}) as found
    join application on application.id = found.application_id
    order by application.id`.execute(queries);
  return rows;
}

const upTo = (maximum: number, count: number | undefined) => (count === undefined || count > maximum ? null : count);

export async function countWorkList(
  queries: Queries,
  filter: WorkListFilter,
  reader: WorkListReader,
): Promise<number | null> {
  const { rows } = await countStatement(filter, reader).execute(queries);
  return upTo(WORK_LIST_COUNT_MAXIMUM, rows[0]?.count);
}

export function countStatement(filter: WorkListFilter, reader: WorkListReader): RawBuilder<{ count: number }> {
  return sql<{ count: number }>`/* for its values */
    select count(*) as count from (
      select from work_list_entry where ${conditionsOf(filter, reader)} limit ${sql.lit(WORK_LIST_COUNT_MAXIMUM + 1)}) as found`;
}

export async function countViews(
  queries: Queries,
  reader: WorkListReader,
): Promise<Record<WorkListView, number | null>> {
  const views = Object.keys(conditionsOfViews) as WorkListView[];
  const counts = views.map(
    (view) => sql`(select count(*) from (
      select from work_list_entry where ${conditionsOfViews[view](reader)} limit ${sql.lit(VIEW_COUNT_MAXIMUM + 1)}) as found) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<WorkListView, number>>`/* for its values */
    select ${sql.join(counts)}`.execute(queries);
  return Object.fromEntries(views.map((view) => [view, upTo(VIEW_COUNT_MAXIMUM, rows[0]?.[view])])) as Record<
    WorkListView,
    number | null
  >;
}

export async function listUnknownProofs(
  queries: Queries,
  limit: number,
): Promise<{ id: string; submitted_at: Date; was_funded: boolean }[]> {
  const { rows } = await sql<{ id: string; submitted_at: Date; was_funded: boolean }>`
    with unknown as materialized (
      select application_id from work_list_entry where proof is null
      order by application_id limit ${limit} for update
    )
    select application.id, application.submitted_at,
      ${sql.raw(WAS_FUNDED_COLUMN)}
    from unknown join application on application.id = unknown.application_id`.execute(queries);
  return rows;
}

export async function saveProofs(queries: Queries, proofs: ReadonlyMap<string, RevenueProof>): Promise<void> {
  await sql`
    update work_list_entry set proof = known.proof
    from unnest(${[...proofs.keys()]}::uuid[], ${[...proofs.values()]}::text[]) as known (application_id, proof)
    where work_list_entry.application_id = known.application_id`.execute(queries);
}

/** Adds missing outcomes after an upgrade. @returns how many it added */
export async function fillOutcomes(queries: Queries, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with unknown as materialized (
      select application_id from work_list_entry where status = 'closed' and outcome is null
      order by outcome, promised_day, application_id limit ${limit} for update skip locked
    )
    update work_list_entry set outcome = application.outcome
    from unknown join application on application.id = unknown.application_id
    where work_list_entry.application_id = unknown.application_id`.execute(queries);
  return Number(numAffectedRows);
}
