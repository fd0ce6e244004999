import * as z from 'zod/mini';
import { SIN_DIGITS } from '../constants.ts';
import { withoutLabel } from './text.ts';

const digitsOnly = new RegExp(`^\\d{${String(SIN_DIGITS)}}$`, 'u');

export const sin = z.string({ error: 'validation.sin.required' }).check(
  z.overwrite(withoutLabel),
  z.minLength(1, { error: 'validation.sin.required', abort: true }),
  z.refine((text) => digitsOnly.test(text), { error: 'validation.sin.invalid' }),
);
