import * as z from 'zod/mini';
import { toPlain, trimmed } from './text.ts';

const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/u;
/** An extension in either language, or as in RFC 3966; dropped, because the account manager calls a mobile phone. */
const extension =
  /(?:(?:;?ext(?:ension)?|poste?|int|loc(?:al)?|(?<!\p{L})[px])[\s.:=#]{0,3}\d{1,6}\D*|[#,;][\s.:=#]{0,3}\d{1,6}\D{0,3})$/iu;
export function dropExtension(text: string): string {
  return toPlain(text).trim().replace(extension, '');
}

/** Matches what is around the number, such as `tel:` or `(cell)`. */
const around = /^[^\d+]*|\D*$/gu;
const separators = /[^\p{L}\p{N}+]/gu;
/** The international prefix and the country code of North America. */
const countryCode = /^(?:\+|00|011)?1(?=\d{10}$)/u;
/** Text longer than this is not a phone number. */
const LETTERS_MAXIMUM = 60;

/**
 * Reads a North American number in any form: with or without country code, extension, `tel:` and words around it. Area
 * code and exchange must not be N11.
 * @returns E.164 such as `+15145550134`, or undefined.
 */
export function parsePhone(text: string): string | undefined {
  if (text.length > LETTERS_MAXIMUM || /\p{No}/u.test(text)) return undefined;
  const bare = dropExtension(text).replace(around, '').replace(separators, '').replace(countryCode, '');
  const isN11 = (code: string) => code.endsWith('11');
  return northAmerican.test(bare) && !isN11(bare.slice(0, 3)) && !isN11(bare.slice(3, 6)) ? `+1${bare}` : undefined;
}

/** Stored as E.164. */
export const phoneNumber = z.string({ error: 'validation.phoneNumber.required' }).check(
  z.overwrite(trimmed),
  z.minLength(1, { error: 'validation.phoneNumber.required', abort: true }),
  z.refine((text) => parsePhone(text) !== undefined, { error: 'validation.phoneNumber.invalid' }),
  z.overwrite((text) => parsePhone(text) ?? text),
);
