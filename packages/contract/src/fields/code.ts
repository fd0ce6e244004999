import * as z from 'zod/mini';
import { CODE_DIGITS } from '../constants.ts';

const shape = new RegExp(`^\\d{${String(CODE_DIGITS)}}$`, 'u');

/** The one-time code; spaces and hyphens from pasting are dropped. */
export const oneTimeCode = z.string({ error: 'validation.code.required' }).check(
  z.overwrite((text) => text.replace(/[\s\u00A0\u202F-]/gu, '')),
  z.minLength(1, { error: 'validation.code.required', abort: true }),
  z.refine((text) => shape.test(text), { error: 'errors.errorOtpInvalid' }),
);
