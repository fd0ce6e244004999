import { expect, test } from 'vitest';
import { reviewForm } from './review-form.ts';

const untouched = { acceptedDeclaration: false, choseEnglishTerms: '' };

test.each([
  [true, ['choseEnglishTerms', 'acceptedDeclaration']],
  [false, ['acceptedDeclaration']],
])('errors come in the order of the screen; the terms are asked for: %s', (asksTerms, fields) => {
  const { error } = reviewForm(asksTerms).safeParse(untouched);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(fields);
});
