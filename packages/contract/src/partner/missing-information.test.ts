import { describe, expect, test } from 'vitest';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '../constants.ts';
import { stepForms } from '../application/step-forms.ts';
import { missingFieldNames, missingInformationForm, stepFieldOf } from './missing-information.ts';

const tooLittle = {
  annualRevenue: String(MINIMUM_ANNUAL_REVENUE_CAD - 1),
  timeInBusiness: String(MINIMUM_MONTHS_IN_BUSINESS - 1),
  timeInBusinessUnit: 'months',
};
const money = ['annualRevenue', 'timeInBusiness', 'timeInBusinessUnit'] as const;
const form = missingInformationForm([...money, 'ownershipPercentage']);

function errorsOf(typed: Readonly<Record<string, string>>): [path: string, key: string][] {
  const { error } = form.safeParse(typed);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('minimums for a partner’s client', () => {
  const minimums = [
    ['timeInBusiness', 'validation.timeInBusiness.minimum'],
    ['annualRevenue', 'validation.annualRevenue.minimum'],
  ];

  test('are shown at their fields', () => {
    expect(errorsOf({ ...tooLittle, ownershipPercentage: '50' })).toEqual(minimums);
  });

  test('are shown together with the error of another field', () => {
    expect(errorsOf({ ...tooLittle, ownershipPercentage: '' })).toEqual([
      ['ownershipPercentage', 'validation.ownershipPercentage.range'],
      ...minimums,
    ]);
  });

  test('are shown when another field is empty', () => {
    const { error } = missingInformationForm([...money, 'phoneNumber']).safeParse({ ...tooLittle, phoneNumber: '' });
    expect((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])).toEqual([
      ...minimums,
      ['phoneNumber', 'validation.phoneNumber.required'],
    ]);
  });

  test('are not checked until their own field is valid', () => {
    expect(errorsOf({ ...tooLittle, annualRevenue: 'a lot', timeInBusinessUnit: '' })).toEqual([
      ['ownershipPercentage', 'validation.ownershipPercentage.range'],
      ['timeInBusinessUnit', 'validation.timeInBusiness.required'],
      ['annualRevenue', 'validation.annualRevenue.invalid'],
    ]);
  });

  test('report an impossible age beside other errors, where the day is known', () => {
    const typed = { phoneNumber: '', dateOfBirth: '2015-05-05' };
    const keysOf = (today?: string) =>
      missingInformationForm(['phoneNumber', 'dateOfBirth'], today)
        .safeParse(typed)
        .error?.issues.map(({ message }) => message);
    expect(keysOf('2026-11-20')).toEqual(['validation.phoneNumber.required', 'validation.dateOfBirth.invalid']);
    expect(keysOf()).toEqual(['validation.phoneNumber.required']);
  });

  test('accept a value equal to the minimum', () => {
    const enough = {
      annualRevenue: String(MINIMUM_ANNUAL_REVENUE_CAD),
      timeInBusiness: String(MINIMUM_MONTHS_IN_BUSINESS),
      timeInBusinessUnit: 'months',
      ownershipPercentage: '50',
    };
    expect(errorsOf(enough)).toEqual([]);
  });
});

describe('the step of a missing field', () => {
  test.each([
    ['street', 'businessStructure', 'street'],
    ['homeStreet', 'personalInformation', 'street'],
    ['homeStateCode', 'personalInformation', 'stateCode'],
    ['annualRevenue', 'businessFunding', 'annualRevenue'],
    ['timeInBusinessUnit', 'businessAge', 'timeInBusinessUnit'],
    ['firstName', 'personalInformation', 'firstName'],
  ] as const)('%s is in %s as %s', (field, step, name) => {
    expect(stepFieldOf(field)).toEqual({ step, name });
  });

  test('every field has exactly one place', () => {
    const places = missingFieldNames.map(stepFieldOf);
    for (const { step, name } of places) expect(stepForms[step].shape).toHaveProperty(name);
    expect(new Set(places.map(({ step, name }) => `${step}.${name}`)).size).toBe(missingFieldNames.length);
  });
});
