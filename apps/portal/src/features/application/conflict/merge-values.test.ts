import { describe, expect, test } from 'vitest';
import { mergeValues, type StepValues } from './merge-values.ts';

const isSame = (_name: string, one: string | boolean, other: string | boolean) => one === other;
const base = { companyName: 'North', legalBusinessName: 'North inc.', city: '' };

function merge(yours: StepValues, elsewhere: StepValues) {
  return mergeValues(base, { ...base, ...yours }, { ...base, ...elsewhere }, isSame);
}

describe('merging two states of a step', () => {
  test('a change on only one side is taken from that side', () => {
    expect(merge({ city: 'Laval' }, { companyName: 'South' })).toEqual({
      values: { companyName: 'South', legalBusinessName: 'North inc.', city: 'Laval' },
      conflicts: [],
    });
  });

  test('the same change on both sides is not a conflict', () => {
    expect(merge({ city: 'Laval' }, { city: 'Laval' }).conflicts).toEqual([]);
  });

  test('two new values for the same field are left to the customer', () => {
    expect(merge({ city: 'Laval' }, { city: 'Gatineau', companyName: 'South' })).toEqual({
      values: { companyName: 'South', legalBusinessName: 'North inc.', city: 'Laval' },
      conflicts: [{ name: 'city', yours: { city: 'Laval' }, elsewhere: { city: 'Gatineau' } }],
    });
  });

  test('a field cleared here and changed there is also a conflict', () => {
    expect(merge({ companyName: '' }, { companyName: 'South' }).conflicts).toEqual([
      { name: 'companyName', yours: { companyName: '' }, elsewhere: { companyName: 'South' } },
    ]);
  });

  test('a number and its unit count as one answer', () => {
    const months = { timeInBusiness: '12', timeInBusinessUnit: 'months' };
    const yours = { timeInBusiness: '18', timeInBusinessUnit: 'months' };
    const elsewhere = { timeInBusiness: '2', timeInBusinessUnit: 'years' };
    expect(mergeValues(months, yours, elsewhere, isSame)).toEqual({
      values: yours,
      conflicts: [{ name: 'timeInBusiness', yours, elsewhere }],
    });
  });
});
