import * as z from 'zod/mini';
import {
  BUSINESS_NAME_MAXIMUM_LENGTH,
  LENDER_SOURCE_MAXIMUM_LENGTH,
  LENDER_WORDS_MAXIMUM,
  LENDER_WORDS_MINIMUM_LENGTH,
  TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH,
} from '../constants.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { foldForComparison, foldSpaces } from '../fields/text.ts';

/** Requires a letter or digit, because names are compared by letters and digits alone. */
const lenderName = z
  .string()
  .check(
    z.overwrite(foldSpaces),
    z.maxLength(BUSINESS_NAME_MAXIMUM_LENGTH, { error: 'validation.staff.lender.name' }),
    z.regex(/^\P{Cc}*[\p{L}\p{N}]\P{Cc}*$/u, { error: 'validation.staff.lender.name' }),
  );

const lenderWords = z.string().check(
  z.overwrite(foldSpaces),
  z.maxLength(TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH, { error: 'validation.staff.lender.wordsMany' }),
  z.regex(/^\P{Cc}*$/u, { error: 'validation.staff.lender.wordsShort' }),
  z.refine((words) => foldForComparison(words).length >= LENDER_WORDS_MINIMUM_LENGTH, {
    error: 'validation.staff.lender.wordsShort',
  }),
);

const webAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LENDER_SOURCE_MAXIMUM_LENGTH, { error: 'validation.staff.lender.source' }),
    z.regex(/^https:\/\/[^\s/@]+(?:\/\S*)?$/u, { error: 'validation.staff.lender.source' }),
  );

export const lenderContent = z.strictObject({
  name: described(lenderName, 'The lender’s name, as shown in the cash flow.', 'Northpoint Advance'),
  words: described(
    z
      .array(lenderWords)
      .check(
        z.minLength(1, { error: 'validation.staff.lender.wordsShort' }),
        z.maxLength(LENDER_WORDS_MAXIMUM, { error: 'validation.staff.lender.wordsMany' }),
      ),
    `How statements name the lender: each at least ${String(LENDER_WORDS_MINIMUM_LENGTH)} letters or digits. Case and accents do not matter.`,
    ['NORTHPOINT ADVANCE'],
  ),
  source: described(
    z.optional(webAddress),
    'The address of a page that says so, starting with https://.',
    'https://northpoint.example',
  ),
});
export type LenderContent = z.infer<typeof lenderContent>;

export const lender = z.strictObject({
  lenderId: described(
    z.nullable(identifier),
    'The id of an added lender; null for a built-in one.',
    '0199c1f2-6d55-7c32-9d4e-8b0c1d2e3f40',
  ),
  name: described(z.string(), 'The lender’s name, as shown in the cash flow.', 'Northpoint Advance'),
  words: described(z.array(z.string()), 'How statements name the lender: capitals without accents.', [
    'NORTHPOINT ADVANCE',
  ]),
  source: described(
    z.nullable(z.string()),
    'The address of a page that says so; null if there is none.',
    'https://northpoint.example',
  ),
  isBuiltIn: described(z.boolean(), 'Whether the lender is built in, and cannot be removed.'),
  addedBy: described(z.nullable(z.string()), 'Who added it; null for a built-in lender.', 'Joelle Battersby'),
  addedAt: described(z.nullable(instant), 'When it was added; null for a built-in lender.', '2026-02-10T16:20:00.000Z'),
});
export type Lender = z.infer<typeof lender>;
