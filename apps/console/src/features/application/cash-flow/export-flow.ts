import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { saveCsv } from '../../../parts/lists/save-file.ts';
import { type FlowColumn, measures } from './flow-columns.ts';
import { isDays } from './measure-words.ts';

/** Saves the table as CSV; amounts are unformatted, so that a spreadsheet can calculate with them. */
export function exportFlow(columns: readonly FlowColumn[], reference: string | null, t: Translation['t']): void {
  const head = ['', ...columns.map(({ month }) => month)];
  const lines = measures.map((measure) => [
    t(`console.cashFlow.measures.${measure}`),
    ...columns.map(({ cells }) => {
      const value = cells.get(measure)?.value;
      if (value === undefined) return '';
      return isDays(measure) ? String(value) : (value / CENTS_PER_DOLLAR).toFixed(2);
    }),
  ]);
  saveCsv(t('console.export.fileNames.cashFlow', { reference: reference ?? '' }).trim(), [head, ...lines]);
}
