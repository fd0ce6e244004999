import { expect, test } from 'vitest';
import { type OfferPart, type OfferText, readOffer } from './offer-text.ts';

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
  expect(readOffer(typed)).toEqual({ offer: read, wrong: [] });
  expect(readOffer({ ...typed, termMonths: '12 mois' }).offer).toEqual(read);
  expect(readOffer({ ...typed, amount: '$60,000', cost: '1.25', conditions: ' A void cheque. ' }).offer).toEqual({
    ...read,
    conditions: 'A void cheque.',
  });
  expect(readOffer({ ...typed, costKind: 'rate', cost: '18.9 %' }).offer).toEqual({
    ...read,
    costKind: 'rate',
    cost: 18.9,
  });
});

test.each<[Partial<OfferText>, ...OfferPart[]]>([
  [{ amount: '' }, 'amount'],
  [{ amount: '10,000,001' }, 'amount'],
  [{ cost: 'low' }, 'cost'],
  [{ cost: '0.125' }, 'cost'],
  [{ cost: '12.5' }, 'cost'],
  [{ costKind: 'rate', cost: '0' }, 'cost'],
  [{ costKind: 'rate', cost: '150' }, 'cost'],
  [{ costKind: 'rate', cost: '8.25001' }, 'cost'],
  [{ termMonths: '0' }, 'termMonths'],
  [{ termMonths: '121' }, 'termMonths'],
  [{ termMonths: 'a year' }, 'termMonths'],
  [{ rhythm: '' }, 'rhythm'],
  [{ amount: '0', termMonths: '' }, 'amount', 'termMonths'],
])('an offer with %o names what is wrong', (part, ...wrong) => {
  expect(readOffer({ ...typed, ...part })).toEqual({ offer: undefined, wrong });
});
