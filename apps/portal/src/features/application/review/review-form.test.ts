import { expect, test } from 'vitest';
import { reviewForm } from './review-form.ts';

const untouched = { acceptedDeclaration: false, choseEnglishTerms: '' };

test.each([
  [true, ['choseEnglishTerms', 'acceptedDeclaration']],
  [false, ['acceptedDeclaration']],
])('errors are listed in screen order, and the terms are required: %s', (asksTerms, fields) => {
  const { error } = reviewForm(asksTerms).safeParse(untouched);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(fields);
});
