import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import { formatNumber } from '@portal/locales/format/number';
import type { Language } from '@portal/contract/language';
import type { Measure } from './flow-columns.ts';

export function isDays(measure: Measure): boolean {
  return measure === 'daysBelowZero';
}

export function figureOf(measure: Measure, value: number | undefined, language: Language): string {
  if (value === undefined || (value === 0 && measure !== 'lowestBalance' && measure !== 'averageBalance')) return '–';
  const number = isDays(measure) ? value : Math.round(value / CENTS_PER_DOLLAR);
  return formatNumber(number, language).replace('-', '−');
}
