import type { Language } from '@portal/contract/language';
import { numberFormat, withFixedSpaces } from '@portal/locales/format/number';

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;

/** `48 GB`, `1,2 Mo`: at least a kilobyte, with a decimal below ten. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(Math.max(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), 1), units.length);
  const value = bytes / STEP ** power;
  const options = { style: 'unit', unit: units[power - 1], maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return withFixedSpaces(numberFormat(language, options).format(value));
}
