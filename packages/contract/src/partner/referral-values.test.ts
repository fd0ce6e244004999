import { expect, test } from 'vitest';
import { referralValues } from './referral-values.ts';

test('an answer a partner did not share is not filled with a default', () => {
  expect(referralValues.parse({ businessInfo: {}, personalInfo: {} })).toEqual({ businessInfo: {}, personalInfo: {} });
});
