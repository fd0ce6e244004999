import { addDays } from '@portal/contract/calendar';
import { type StatisticsScope, statisticsScopes } from '@portal/contract/staff/statistics';
import { type ConsoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { listAddress, readChoice } from '../../parts/lists/query-state.ts';

/** Length in days; the period ends today. */
export const overviewPeriods = ['7', '30', '90', '365'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

export interface OverviewState {
  period: OverviewPeriod;
  scope: StatisticsScope;
  isCompared: boolean;
}

const USUAL_PERIOD: OverviewPeriod = '30';

export function readOverviewState(query: string): OverviewState {
  return {
    period: readChoice(query, 'period', overviewPeriods) ?? USUAL_PERIOD,
    scope: readChoice(query, 'scope', statisticsScopes) ?? 'team',
    isCompared: readChoice(query, 'compare', ['no']) === undefined,
  };
}

export function overviewAddress({ period, scope, isCompared }: OverviewState): ConsoleAddress {
  return listAddress(consolePaths.overview, {
    period: period === USUAL_PERIOD ? undefined : period,
    scope: scope === 'team' ? undefined : scope,
    compare: isCompared ? undefined : 'no',
  });
}

/** Converts the overview's state to request parameters. @param today the office's date, as YYYY-MM-DD */
export function toStatisticsParameters({ period, scope }: OverviewState, today: string) {
  const from = addDays(today, 1 - Number(period));
  return { from, to: today, scope };
}
