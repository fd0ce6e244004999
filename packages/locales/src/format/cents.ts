import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { formatNumber, NO_BREAK_SPACE } from './number.ts';

export function formatCents(cents: number, language: Language): string {
  const whole = Math.round(Math.abs(cents));
  const dollars = formatNumber(Math.trunc(whole / CENTS_PER_DOLLAR), language);
  const rest = String(whole % CENTS_PER_DOLLAR).padStart(2, '0');
  const sign = cents < 0 ? '−' : '';
  return language === 'fr' ? `${sign}${dollars},${rest}${NO_BREAK_SPACE}$` : `${sign}$${dollars}.${rest}`;
}
