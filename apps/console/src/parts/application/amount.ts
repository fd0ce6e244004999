import type { Language } from '@portal/contract/language';
import { formatCents } from '@portal/locales/format/cents';

/** To the cent and without the sign of the currency, as in a table: `12,345.67`, `12 345,67`. */
export function formatAmount(cents: number, language: Language): string {
  return formatCents(cents, language).replace(/\u00A0?\$/u, '');
}
