import { describe, expect, test } from 'vitest';
import { isSameName, namesOfHolder } from './same-name.ts';

describe('comparing two names', () => {
  test.each([
    ['Northshore Bakery', 'NORTHSHORE BAKERY', true],
    ['Northshore Bakery inc.', 'NORTHSHORE BAKERY', true],
    ['Épicerie du Nord ltée', 'EPICERIE DU NORD LIMITED', true],
    ['9412-3317 Québec inc.', '94123317 QUEBEC INC', true],
    ['The Corner Store', 'CORNER STORE CO', true],
    ['Northshore Bakery', 'NORTHSHORE BAKERY AND CAFE', true],
    ['L’Atelier d’Ana', "L'ATELIER D'ANA", true],
    ['Northshore Bakery', 'SOUTHSHORE BAKERY', false],
    ['Northshore Bakery', 'SOMEBODY ELSE LTD', false],
    // A short name is part of many others and must match exactly.
    ['ABC', 'ABC ltd', true],
    ['ABC', 'ABCDEF GROUP', false],
    // A legal form alone does not identify anyone.
    ['inc.', 'Northshore Bakery', false],
  ])('%s and %s: %s', (left, right, same) => {
    expect(isSameName(left, right)).toBe(same);
    expect(isSameName(right, left)).toBe(same);
  });
});

describe('the possible names of a holder', () => {
  const business = { companyName: 'Northshore Bakery', legalBusinessName: '9412-3317 Québec inc.' };
  const person = { firstName: 'Ana', lastName: 'Tremblay' };
  const namesOf = (entityTypeCode: string | null, personalInfo: object = person) =>
    namesOfHolder({
      businessInfo: { ...business, entityTypeCode },
      personalInfo,
    } as Parameters<typeof namesOfHolder>[0]);

  test.each([
    ['CORPORATION', ['Northshore Bakery', '9412-3317 Québec inc.']],
    ['SOLE_PROP', ['Northshore Bakery', '9412-3317 Québec inc.', 'Ana Tremblay']],
    ['GENERAL_PARTNERSHIP', ['Northshore Bakery', '9412-3317 Québec inc.', 'Ana Tremblay']],
    [null, ['Northshore Bakery', '9412-3317 Québec inc.']],
  ])('of a %s', (entityTypeCode, names) => {
    expect(namesOf(entityTypeCode)).toEqual(names);
  });

  test('without the person, if they have not given their full name', () => {
    expect(namesOf('SOLE_PROP', { firstName: 'Ana', lastName: null })).toHaveLength(2);
  });
});
