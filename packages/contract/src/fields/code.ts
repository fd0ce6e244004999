import * as z from 'zod/mini';
import { CODE_DIGITS } from '../constants.ts';
import { withoutLabel } from './text.ts';

const shape = new RegExp(`^\\d{${String(CODE_DIGITS)}}$`, 'u');

export const oneTimeCode = z.string({ error: 'validation.code.required' }).check(
  z.overwrite(withoutLabel),
  z.minLength(1, { error: 'validation.code.required', abort: true }),
  z.refine((text) => shape.test(text), { error: 'errors.errorOtpInvalid' }),
);
