import { BULK_SELECTED_MAXIMUM } from '@portal/contract/constants';
import type { WorkList } from '../use-work-list.ts';
import type { BulkChangeBody } from './use-bulk-change.ts';
import type { Selection } from './use-selection.ts';

type Chosen = Pick<Selection, 'rows' | 'isAllMatching'>;
type Found = Pick<WorkList, 'params' | 'rows' | 'total'>;

/** Whether more rows are ticked than one change can list. */
export function isTooMany({ rows, isAllMatching }: Chosen): boolean {
  return !isAllMatching && rows.length > BULK_SELECTED_MAXIMUM;
}

/** Whether every loaded row is ticked, of which there may be more. */
export function isOnlyLoaded({ rows, isAllMatching }: Chosen, loaded: Pick<Found, 'rows'>): boolean {
  return !isAllMatching && rows.length === loaded.rows.length;
}

export function selected(
  { rows, isAllMatching }: Chosen,
  { params }: Pick<Found, 'params'>,
): Pick<BulkChangeBody, 'applications' | 'matching'> {
  if (!isAllMatching) return { applications: rows.map(({ applicationId, version }) => ({ applicationId, version })) };
  const {
    order: _order,
    direction: _direction,
    after: _after,
    limit: _limit,
    amountFrom,
    amountTo,
    ...filters
  } = params;
  return {
    matching: {
      ...filters,
      ...(amountFrom !== undefined && { amountFrom: Number(amountFrom) }),
      ...(amountTo !== undefined && { amountTo: Number(amountTo) }),
    },
  };
}
