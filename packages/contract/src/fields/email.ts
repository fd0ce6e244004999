import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email-text.ts';

export const email = z
  .string({ error: 'validation.email.required' })
  .check(
    z.overwrite(normalizeEmail),
    z.minLength(1, { error: 'validation.email.required', abort: true }),
    z.refine(isEmail, { error: 'validation.email.invalid' }),
  );
