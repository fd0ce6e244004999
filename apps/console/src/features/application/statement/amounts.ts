import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { formatCents } from '@portal/locales/format/cents';

/** To the cent and without a currency sign, for tables: `12,345.67`, `12 345,67`. */
export function formatAmount(cents: number, language: Language): string {
  return formatCents(cents, language).replace(/\u00A0?\$/u, '');
}

/** Parses an amount typed in either language (`1,860.00`, `1 860,00 $`, `930`) to cents; undefined if invalid. */
export function parseCents(text: string): number | undefined {
  const plain = text.replaceAll(/[\s$]/gu, '');
  const match = /^(\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)?|\d+)(?:[.,](\d{1,2}))?$/u.exec(plain);
  if (!match) return undefined;
  const [, dollars = '', cents = ''] = match;
  return Number(dollars.replaceAll(/[.,]/gu, '')) * CENTS_PER_DOLLAR + Number(cents.padEnd(2, '0'));
}
