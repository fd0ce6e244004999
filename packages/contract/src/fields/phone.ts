import * as z from 'zod/mini';
import { trimmed, withoutSeparators } from './text.ts';

const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/u;

/**
 * Reads a North American number in any form, with or without +1. Area code and exchange must not be N11.
 * @returns E.164 such as `+15145550134`, or undefined.
 */
export function parsePhone(text: string): string | undefined {
  const bare = withoutSeparators(text)
    .replace(/[().]/gu, '')
    .replace(/^\+?1(?=\d{10}$)/u, '');
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
