import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { formatPercent } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { formatNumber } from '@portal/locales/format/number';
import type { Cell, FlowColumn, Measure } from './flow-columns.ts';

export function isDays(measure: Measure): boolean {
  return measure === 'daysBelowZero';
}

export function figureOf(measure: Measure, value: number | undefined, language: Language): string {
  if (value === undefined || (value === 0 && measure !== 'lowestBalance' && measure !== 'averageBalance')) return '–';
  const number = isDays(measure) ? value : Math.round(value / CENTS_PER_DOLLAR);
  return formatNumber(number, language).replace('-', '−');
}

const PERCENT = 100;

/** The small figure beside a figure: the share of the deposits, the day of the lowest balance, or how many rows. */
export function asideOf(
  measure: Measure,
  { value, sources }: Cell,
  { column, language }: { column: FlowColumn['cells']; language: Language },
): string | undefined {
  if (measure === 'revenue') {
    const deposits = column.get('deposits')?.value ?? 0;
    return deposits > 0 ? formatPercent(Math.round((value / deposits) * PERCENT), language) : undefined;
  }
  if (measure === 'lowestBalance') {
    const day = sources.find((source) => source.value === value)?.day;
    return day === undefined ? undefined : formatDay(day, language, 'day');
  }
  const count = sources.reduce((sum, source) => sum + (source.count ?? 0), 0);
  return count > 0 ? `×${formatNumber(count, language)}` : undefined;
}
