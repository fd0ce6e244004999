import { addDays } from '@portal/contract/calendar';
import { isOpen } from '@portal/contract/application/status';
import { isEmail } from '@portal/contract/fields/email-text';
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

export const openStatuses = workListStatuses.filter((status): status is OpenStatus => isOpen(status));
/** Maximum age in days since submission. */
export const ages = ['7', '30', '90'] as const;

export interface WorkListFilters {
  status?: OpenStatus | undefined;
  outcome?: WorkListOutcome | undefined;
  language?: Language | undefined;
  province?: Province | undefined;
  /** `50000-150000`, open at either end, in whole Canadian dollars. */
  amount?: string | undefined;
  age?: (typeof ages)[number] | undefined;
  proof?: RevenueProof | undefined;
  partnerId?: string | undefined;
  /** Email address of the account manager. */
  accountManager?: string | undefined;
}

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

/** Reads an amount range from the address, smaller value first; undefined if invalid. */
function readAmount(text: string): string | undefined {
  const { from, to } = amountForm.exec(text)?.groups ?? {};
  if (!from && !to) return undefined;
  return from && to && Number(from) > Number(to) ? `${to}-${from}` : text;
}

function readText(parameters: URLSearchParams, name: string, isValid: (text: string) => boolean): string | undefined {
  const text = parameters.get(name);
  return text !== null && isValid(text) ? text : undefined;
}

export type Sorting = Pick<WorkListState, 'order' | 'direction'>;
const usual: Sorting = { order: 'promise', direction: usualDirections.promise };

/**
 * Reads the state from the address; ignores invalid values.
 * @param own the person's default order. It applies only to the plain address, so that a shared link shows everyone the
 * same view
 */
export function readState(query: string, own: Sorting = usual): WorkListState {
  const parameters = new URLSearchParams(query);
  const isPlain = ![...parameters.keys()].some((name) => stateNames.has(name));
  const asked = oneOf(workListOrders, parameters.get('order'));
  const order = asked ?? (isPlain ? own : usual).order;
  const usually = asked === undefined && isPlain ? own.direction : usualDirections[order];
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
    partnerId: readText(parameters, 'partnerId', (text) => uuid.test(text)),
    accountManager: readText(parameters, 'accountManager', isEmail),
  });
}

/** Whether a view has the applications of several people. */
export function isOfSeveral(view: WorkListView): boolean {
  return view !== 'mine' && view !== 'unassigned';
}

/**
 * Drops filters that do not apply to the view: open applications have no outcome, for closed ones the outcome says more
 * than the status, and some views say whose applications they have.
 */
export function inView(view: WorkListView, state: Omit<WorkListState, 'view'>): WorkListState {
  return {
    ...state,
    view,
    ...(view === 'closed' ? { status: undefined } : { outcome: undefined }),
    ...(!isOfSeveral(view) && { accountManager: undefined }),
  };
}

/** Address of a state, without default values. @param own the person's default order */
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

const cleared = {
  status: undefined,
  outcome: undefined,
  language: undefined,
  province: undefined,
  amount: undefined,
  age: undefined,
  proof: undefined,
  partnerId: undefined,
  accountManager: undefined,
} as const satisfies Record<keyof WorkListFilters, undefined>;

const stateNames: ReadonlySet<string> = new Set(['view', 'search', 'order', 'direction', ...Object.keys(cleared)]);

export function withoutFilters(state: WorkListState): WorkListState {
  return { ...state, ...cleared };
}

/**
 * What is saved of a state: its address after `?`, without the search, which may contain a name. Undefined without
 * filters and with the usual order.
 */
export function savedQuery(state: WorkListState): string | undefined {
  const hasFilters = Object.keys(cleared).some((name) => state[name as keyof WorkListFilters] !== undefined);
  const isSorted = state.order !== usual.order || state.direction !== usual.direction;
  return hasFilters || isSorted ? addressOf({ ...state, search: '' }).split('?')[1] : undefined;
}

export function amountRange(amount: string | undefined): { from?: string; to?: string } {
  const { from, to } = amountForm.exec(amount ?? '')?.groups ?? {};
  return { ...(from && { from }), ...(to && { to }) };
}

export type SearchParameters = NonNullable<OperationCall<'Staff_SearchApplications'>['params']>;

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

export function orderAfter(state: Sorting, order: WorkListOrder): Sorting {
  if (order !== state.order) return { order, direction: usualDirections[order] };
  return { order, direction: state.direction === 'up' ? 'down' : 'up' };
}
