import * as z from 'zod/mini';
import { QUESTION_MAXIMUM_LENGTH, QUESTION_TEMPLATE_NAME_MAXIMUM_LENGTH } from '../constants.ts';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { foldSpaces } from '../fields/text.ts';
import { changed } from '../fields/version.ts';

const questionText = z.string().check(z.trim(), z.minLength(1), z.maxLength(QUESTION_MAXIMUM_LENGTH));

export const question = z.strictObject({ en: questionText, fr: questionText });

/** Requires a letter or digit, because names are compared by letters and digits alone. */
const templateName = z
  .string()
  .check(
    z.overwrite(foldSpaces),
    z.minLength(1),
    z.maxLength(QUESTION_TEMPLATE_NAME_MAXIMUM_LENGTH),
    z.regex(/^\P{Cc}*[\p{L}\p{N}]\P{Cc}*$/u),
  );

export const questionTemplateContent = z.strictObject({
  name: described(
    templateName,
    'The name that account managers choose it by; the customer never sees it.',
    'Large deposit',
  ),
  question: described(
    z.strictObject({
      en: described(questionText, 'The question in English.', 'What was the largest deposit of the month for?'),
      fr: described(questionText, 'The question in French.', 'À quoi correspond le plus gros dépôt du mois?'),
    }),
    'The question, in both languages.',
  ),
});

export const questionTemplate = z.strictObject({
  templateId: described(identifier, 'The id of the template.', '0199c1f2-5e44-7b21-8c3d-7a9b0c1d2e3f'),
  name: described(
    z.string(),
    'The name that account managers choose it by; the customer never sees it.',
    'Large deposit',
  ),
  question: described(
    z.strictObject({
      en: described(z.string(), 'The question in English.', 'What was the largest deposit of the month for?'),
      fr: described(z.string(), 'The question in French.', 'À quoi correspond le plus gros dépôt du mois?'),
    }),
    'The question, in both languages.',
  ),
  ...changed('template'),
});
export type QuestionTemplate = z.infer<typeof questionTemplate>;
