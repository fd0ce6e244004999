import * as z from 'zod/mini';
import { SIN_DIGITS } from '../constants.ts';

const digitsOnly = new RegExp(`^\\d{${String(SIN_DIGITS)}}$`, 'u');

/** Exactly 9 digits once spaces and hyphens are dropped (specification, section 5; decisions, section 5). */
export const sin = z.string({ error: 'validation.sin.required' }).check(
  z.overwrite((text) => text.replace(/[\s\u00A0\u202F-]/gu, '')),
  z.minLength(1, { error: 'validation.sin.required', abort: true }),
  z.refine((text) => digitsOnly.test(text), { error: 'validation.sin.invalid' }),
);
