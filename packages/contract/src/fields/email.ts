import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email-text.ts';

export const email = z.string({ error: 'validation.email.required' }).check(
  z.overwrite(normalizeEmail),
  // Does not abort: the form must still compare its other fields.
  z.minLength(1, { error: 'validation.email.required' }),
  z.refine((address) => address === '' || isEmail(address), { error: 'validation.email.invalid' }),
);
