import * as z from 'zod/mini';
import { type Province, provinceCodes, provinces } from './provinces.ts';
import { toPlain } from './text.ts';

export const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/u;

/** Positions of digits in a code, where `O` is a zero and `I` and `L` a one: no code has these letters (Canada Post). */
const digitPlaces = /^(.)(.)(.)(.)(.)(.)$/u;
const misreadDigits = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
]);
const separators = /[\s\p{Pd}.,/_·•−]+/gu;
/** A code among other words, such as `Montréal (Québec) H2J 2L4`. */
const codeInText = /(?<![\p{L}\p{N}])([A-Z]\d[A-Z])[^\p{L}\p{N}]{0,3}(\d[A-Z]\d)(?![\p{L}\p{N}])/giu;

/**
 * Drops separators and the words around a single code, capitalizes, corrects letters typed for digits, and formats as
 * `A1A 1A1` if the length fits.
 */
export function normalizePostalCode(text: string): string {
  const typed = toPlain(text);
  const [found, ...others] = typed.matchAll(codeInText);
  const code = found && others.length === 0 ? `${found[1]}${found[2]}` : typed;
  const bare = code.replace(separators, '').toUpperCase();
  const digit = (letter: string) => misreadDigits.get(letter) ?? letter;
  return bare.replace(
    digitPlaces,
    (_all, a: string, b: string, c: string, d: string, e: string, f: string) =>
      `${a}${digit(b)}${c} ${digit(d)}${e}${digit(f)}`,
  );
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

/** The X codes of Nunavut; all others are in the Northwest Territories (Canada Post). */
const nunavut = /^X0[ABC]/u;

/** The province of a whole postal code; undefined if the code is not valid. */
export function provinceOf(text: string): Province | undefined {
  const { data: code } = z.safeParse(postalCode, text);
  if (code === undefined) return undefined;
  if (nunavut.test(code)) return 'NU';
  return provinceCodes.find((province) => fitsProvince(code, province));
}
