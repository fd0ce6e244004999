import { expect, test } from 'vitest';
import { referralValues } from './referral-values.ts';

test('what a partner does not share is not made up by a default', () => {
  expect(referralValues.parse({ businessInfo: {}, personalInfo: {} })).toEqual({ businessInfo: {}, personalInfo: {} });
});
