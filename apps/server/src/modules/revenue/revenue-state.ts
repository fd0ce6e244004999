import type { Month } from '@portal/contract/application/statement-window';
import type { Context } from '../../context.ts';
import type { Queries } from '../../platform/database/index.ts';

/** Where the revenue of an application is known from, and whether it is known for every month asked for. */
export interface RevenueState {
  source: 'bank' | 'statements' | 'both' | 'none';
  state: 'reading' | 'complete' | 'missing';
  missingMonths: Month[];
}

/** What is known of an application's revenue now. The person's word for the uploaded months counts. */
export function findRevenueState(
  _queries: Queries,
  _context: Context,
  application: { revenue_confirmed_at: Date | null; statement_count: number },
): Promise<RevenueState> {
  return Promise.resolve({
    source: application.statement_count > 0 ? 'statements' : 'none',
    state: application.revenue_confirmed_at === null ? 'missing' : 'complete',
    missingMonths: [],
  });
}
