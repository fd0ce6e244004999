import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { NO_BREAK_SPACE, numberFormat, withFixedSpaces } from './number.ts';

const DECIMALS = 2;

export function formatCents(cents: number, language: Language): string {
  const digits = { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS } as const;
  const number = withFixedSpaces(numberFormat(language, digits).format(Math.abs(cents) / CENTS_PER_DOLLAR));
  const sign = cents < 0 ? '−' : '';
  return language === 'fr' ? `${sign}${number}${NO_BREAK_SPACE}$` : `${sign}$${number}`;
}
