import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { formatNumber, withDollarSign } from './number.ts';

const decimalSeparators = { en: '.', fr: ',' } as const satisfies Record<Language, string>;

export function formatCents(cents: number, language: Language): string {
  const whole = Math.round(Math.abs(cents));
  const dollars = formatNumber(Math.trunc(whole / CENTS_PER_DOLLAR), language);
  const rest = String(whole % CENTS_PER_DOLLAR).padStart(2, '0');
  return withDollarSign(`${dollars}${decimalSeparators[language]}${rest}`, cents < 0, language);
}
