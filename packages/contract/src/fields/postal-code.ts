import * as z from 'zod/mini';
import { type Province, provinces } from './provinces.ts';
import { withoutSeparators } from './text.ts';

const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/u;

/** Drops spaces and hyphens, capitalizes, and formats as `A1A 1A1` if the length fits. */
export function normalizePostalCode(text: string): string {
  const bare = withoutSeparators(text).toUpperCase();
  return bare.length === 6 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : bare;
}

export const postalCode = z.string({ error: 'validation.postalCode.required' }).check(
  z.overwrite(normalizePostalCode),
  z.minLength(1, { error: 'validation.postalCode.required', abort: true }),
  z.refine((text) => canadian.test(text.replace(' ', '')), { error: 'validation.postalCode.invalid' }),
);

/** A first letter that does not match the province causes a warning, never a refusal: there are border exceptions. */
export function fitsProvince(code: string, province: Province): boolean {
  const first = normalizePostalCode(code).charAt(0);
  return first === '' || provinces[province].postalLetters.includes(first);
}
