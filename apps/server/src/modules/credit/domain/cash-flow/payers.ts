import type { Payer } from '@portal/contract/application/cash-flow';
import { foldDescription, nameIn } from '../bank-words.ts';
import { isProcessor } from '../left-out-rules.ts';
import { count, countByMonth, type FlowRow } from './flow-source.ts';

const PAYERS_MOST = 10;

export function listPayers(revenue: readonly FlowRow[]): Payer[] {
  const byPayer = Map.groupBy(revenue, ({ description }) => nameIn(description));
  const payers = [...byPayer].flatMap(([payer, rows]) =>
    payer === null ? [] : { payer, rows, total: count(rows).cents },
  );
  return payers
    .sort((a, b) => b.total - a.total)
    .slice(0, PAYERS_MOST)
    .map(({ payer, rows }) => ({
      payer,
      isProcessor: rows.some(({ description }) => isProcessor(foldDescription(description))),
      months: countByMonth(rows),
    }));
}
