import { MEGABYTE } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import { formatNumber, NO_BREAK_SPACE, withDollarSign } from './format/number.ts';

const KILOBYTE = 1024;

/** Separates short facts: a line may break after the dot, never before it. */
export const FACT_SEPARATOR = `${NO_BREAK_SPACE}· `;

export function formatMoney(dollars: number, language: Language): string {
  return withDollarSign(formatNumber(Math.abs(dollars), language), dollars < 0, language);
}

/** A stored percentage (25.5 is 25.5%), up to two decimals: `25.5%`, `25,5 %`. */
export function formatPercent(percentage: number, language: Language): string {
  const number = formatNumber(percentage, language, 2);
  return language === 'fr' ? `${number}${NO_BREAK_SPACE}%` : `${number}%`;
}

const sizeUnits = {
  en: { kilobyte: 'KB', megabyte: 'MB' },
  fr: { kilobyte: 'Ko', megabyte: 'Mo' },
} as const satisfies Record<Language, { kilobyte: string; megabyte: string }>;

/** `412 KB`, `412 Ko`, `1.5 MB`, `1,5 Mo`; 1 MB is 1,048,576 bytes. */
export function formatFileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE;
  const number = isLarge
    ? formatNumber(bytes / MEGABYTE, language, 1)
    : formatNumber(bytes === 0 ? 0 : Math.max(1, Math.round(bytes / KILOBYTE)), language);
  return `${number}${NO_BREAK_SPACE}${sizeUnits[language][isLarge ? 'megabyte' : 'kilobyte']}`;
}

export function formatPhone(phone: string, language: Language): string {
  const match = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/u.exec(phone);
  if (!match) return phone.replaceAll(' ', NO_BREAK_SPACE);
  const [, area = '', exchange = '', line = ''] = match;
  return language === 'fr'
    ? `${area}${NO_BREAK_SPACE}${exchange}-${line}`
    : `(${area})${NO_BREAK_SPACE}${exchange}-${line}`;
}

export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/gu, '').replace(/^1?(\d{10})$/u, '1$1');
  return `tel:+${digits}`;
}

export interface PlainAddress {
  street: string | null;
  city: string | null;
  stateCode: string | null;
  postalCode: string | null;
}

export function formatAddress({ street, city, stateCode, postalCode }: PlainAddress): string {
  const place = [city, stateCode, postalCode?.replace(' ', NO_BREAK_SPACE)].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}
