import { expect, test } from 'vitest';
import { type OfferText, readOffer } from './offer-text.ts';

const typed: OfferText = {
  amount: '60 000 $',
  costKind: 'factor',
  cost: '1,25',
  termMonths: '12',
  rhythm: 'weekly',
  conditions: ' ',
};

test('an offer is read as people type it in either language', () => {
  const read = { amount: 60_000, costKind: 'factor', cost: 1.25, termMonths: 12, rhythm: 'weekly', conditions: null };
  expect(readOffer(typed)).toEqual(read);
  expect(readOffer({ ...typed, amount: '$60,000', cost: '1.25', conditions: ' A void cheque. ' })).toEqual({
    ...read,
    conditions: 'A void cheque.',
  });
  expect(readOffer({ ...typed, costKind: 'rate', cost: '18.9 %' })).toEqual({ ...read, costKind: 'rate', cost: 18.9 });
});

test.each<Partial<OfferText>>([
  { amount: '' },
  { amount: '0' },
  { cost: 'low' },
  { cost: '0' },
  { cost: '150' },
  { termMonths: '' },
  { termMonths: '0' },
  { termMonths: '121' },
  { rhythm: '' },
])('an offer is incomplete or out of range with %o', (part) => {
  expect(readOffer({ ...typed, ...part })).toBeUndefined();
});
