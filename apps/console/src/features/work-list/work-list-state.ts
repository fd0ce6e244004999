import { addDays } from '@portal/contract/calendar';
import { isOpen } from '@portal/contract/application/status';
import { type Language, languages } from '@portal/contract/language';
import { provinceCodes, type Province } from '@portal/contract/fields/provinces';
import {
  type RevenueProof,
  revenueProofs,
  usualDirections,
  type WorkListDirection,
  workListDirections,
  type WorkListOrder,
  workListOrders,
  type WorkListOutcome,
  workListOutcomes,
  type WorkListStatus,
  workListStatuses,
  type WorkListView,
  workListViews,
} from '@portal/contract/staff/work-list-terms';
import type { OperationCall } from '../../api/call-operation.ts';
import { type ConsoleAddress, consolePaths } from '@portal/contract/staff/console-paths';

type OpenStatus = Exclude<WorkListStatus, 'closed'>;

/** Statuses that an open application can be looked for by. */
export const openStatuses = workListStatuses.filter((status): status is OpenStatus => isOpen(status));
/** How old an application may be, in days since its submission. */
export const ages = ['7', '30', '90'] as const;

/** What narrows the list beside its view; each is a chip. */
export interface WorkListFilters {
  /** Of open applications. */
  status?: OpenStatus | undefined;
  /** Of closed ones. */
  outcome?: WorkListOutcome | undefined;
  language?: Language | undefined;
  province?: Province | undefined;
  /** `50000-150000`, open at either end: whole Canadian dollars. */
  amount?: string | undefined;
  age?: (typeof ages)[number] | undefined;
  proof?: RevenueProof | undefined;
  /** Who referred them. */
  partnerId?: string | undefined;
}

/** What the work list shows: all of it is in the address, so that a view is a link. */
export interface WorkListState extends WorkListFilters {
  view: WorkListView;
  search: string;
  order: WorkListOrder;
  direction: WorkListDirection;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const amountForm = /^(?<from>\d{0,8})-(?<to>\d{0,8})$/u;

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

/** An amount as an address says it, its lower end first; undefined if it is none. */
function readAmount(text: string): string | undefined {
  const { from, to } = amountForm.exec(text)?.groups ?? {};
  if (!from && !to) return undefined;
  return from && to && Number(from) > Number(to) ? `${to}-${from}` : text;
}

/** What the list is sorted by where the address does not say. */
export type Sorting = Pick<WorkListState, 'order' | 'direction'>;
const usual: Sorting = { order: 'promise', direction: usualDirections.promise };

/**
 * Reads the address; what is not understood is left out.
 * @param own what the person begins with: of the plain address alone, so that a view is the same for whoever gets its link
 */
export function readState(query: string, own: Sorting = usual): WorkListState {
  const parameters = new URLSearchParams(query);
  const isPlain = ![...parameters.keys()].some((name) => stateNames.has(name));
  const asked = oneOf(workListOrders, parameters.get('order'));
  const order = asked ?? (isPlain ? own : usual).order;
  const usually = asked === undefined && isPlain ? own.direction : usualDirections[order];
  const partnerId = parameters.get('partnerId') ?? '';
  const view = oneOf(workListViews, parameters.get('view')) ?? 'all';
  return inView(view, {
    search: (parameters.get('search') ?? '').trim(),
    order,
    direction: oneOf(workListDirections, parameters.get('direction')) ?? usually,
    status: oneOf(openStatuses, parameters.get('status')),
    outcome: oneOf(workListOutcomes, parameters.get('outcome')),
    language: oneOf(languages, parameters.get('language')),
    province: oneOf(provinceCodes, parameters.get('province')),
    amount: readAmount(parameters.get('amount') ?? ''),
    age: oneOf(ages, parameters.get('age')),
    proof: oneOf(revenueProofs, parameters.get('proof')),
    partnerId: uuid.test(partnerId) ? partnerId : undefined,
  });
}

/** The same in a view: what is open has no outcome yet, and of what is closed the outcome says more than the status. */
export function inView(view: WorkListView, state: Omit<WorkListState, 'view'>): WorkListState {
  return { ...state, view, ...(view === 'closed' ? { status: undefined } : { outcome: undefined }) };
}

/** The address of a state, without what is so anyway. @param own what the person begins with */
export function addressOf(state: WorkListState, own: Sorting = usual): ConsoleAddress {
  const { view, order, direction, ...others } = state;
  const named = Object.entries(others).filter(([, value]) => value);
  const begins = view === 'all' && named.length === 0 ? own : usual;
  const query = new URLSearchParams();
  if (view !== 'all') query.set('view', view);
  if (order !== begins.order || direction !== begins.direction) {
    query.set('order', order);
    if (direction !== usualDirections[order]) query.set('direction', direction);
  }
  for (const [name, value] of named) query.set(name, String(value));
  return query.size > 0 ? `${consolePaths.workList}?${query.toString()}` : consolePaths.workList;
}

/** Every filter taken away. */
const cleared = {
  status: undefined,
  outcome: undefined,
  language: undefined,
  province: undefined,
  amount: undefined,
  age: undefined,
  proof: undefined,
  partnerId: undefined,
} as const satisfies Record<keyof WorkListFilters, undefined>;

const stateNames: ReadonlySet<string> = new Set(['view', 'search', 'order', 'direction', ...Object.keys(cleared)]);

/** The same state without any filter. */
export function withoutFilters(state: WorkListState): WorkListState {
  return { ...state, ...cleared };
}

/** Both ends of an amount, each absent where it is open. */
export function amountRange(amount: string | undefined): { from?: string; to?: string } {
  const { from, to } = amountForm.exec(amount ?? '')?.groups ?? {};
  return { ...(from && { from }), ...(to && { to }) };
}

export type SearchParameters = NonNullable<OperationCall<'Staff_SearchApplications'>['params']>;

/**
 * What the server is asked for.
 * @param today of the office, as YYYY-MM-DD
 */
export function toParameters(state: WorkListState, today: string): SearchParameters {
  const { view, search, order, direction, amount, age, ...filters } = state;
  const { from: amountFrom, to: amountTo } = amountRange(amount);
  const submittedFrom = age && addDays(today, -Number(age));
  const asked = {
    view,
    order,
    direction,
    search: search || undefined,
    amountFrom,
    amountTo,
    submittedFrom,
    ...filters,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** Another order starts as it usually is; the same one turns around. */
export function orderAfter(state: Sorting, order: WorkListOrder): Sorting {
  if (order !== state.order) return { order, direction: usualDirections[order] };
  return { order, direction: state.direction === 'up' ? 'down' : 'up' };
}
