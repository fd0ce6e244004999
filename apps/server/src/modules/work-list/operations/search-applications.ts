import { PAGE_SIZE } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { searchApplications } from '@portal/contract/operations/staff/work-list';
import { usualDirections } from '@portal/contract/staff/work-list-terms';
import type { Context } from '../../../kernel/context.ts';
import { implement, type OperationInput } from '../../../kernel/operation.ts';
import { businessDaysSince, officeToday } from '../../application/index.ts';
import { listMarkedMonths } from '../../revenue/index.ts';
import { BATCHES_BEFORE_READ, settleProofs } from '../actions/settle-proofs.ts';
import { toFilter } from '../actions/to-filter.ts';
import { toWorkListRow } from '../answers/to-work-list-row.ts';
import { formatPlace, parsePlace } from '../storage/work-list-place.ts';
import { countWorkList, listWorkList } from '../storage/work-list.ts';

type Query = OperationInput<typeof searchApplications>['query'];

async function readQuery(query: Query, context: Context) {
  const { order = 'promise', direction = usualDirections[order], after, limit = PAGE_SIZE, ...narrowed } = query;
  const sorting = { order, direction };
  const place = after === undefined ? undefined : parsePlace(sorting, after);
  if (after !== undefined && place === undefined)
    throw new DomainError('errorValidation', { errors: [{ path: 'after', key: 'errors.errorValidation' }] });
  return { filter: await toFilter(context, narrowed), sorting, place, limit };
}

export const searchApplicationsOperation = implement(searchApplications, async ({ context, caller, query }) => {
  const { filter, sorting, place, limit } = await readQuery(query, context);
  const { config, database } = context;
  if (query.proof !== undefined) await settleProofs(context, BATCHES_BEFORE_READ);
  const today = officeToday(context);
  const reader = { email: caller.email, today, zone: config.officeTimeZone };
  const [found, total] = await Promise.all([
    listWorkList(database.query, { filter, reader, ...sorting, after: place, limit: limit + 1 }),
    place === undefined ? countWorkList(database.query, filter, reader) : null,
  ]);
  const rows = found.slice(0, limit);
  const months = await listMarkedMonths(database.query, context, rows);

  const daysLate = (day: string) => businessDaysSince(day, { today, office: config.officeProvince });
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    applications: rows.map((row) => toWorkListRow(row, { months: months.get(row.id) ?? [], daysLate })),
    next: last ? formatPlace(sorting, { value: last.sorted_by, applicationId: last.id }) : null,
    total,
    today,
  };
});
