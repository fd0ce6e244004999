import type { Application } from '@portal/contract/entities/entities';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/application/step-forms';
import { describe, expect, test } from 'vitest';
import { missingFieldNames } from '@portal/contract/partner/missing-information';
import { sameValueIn, startingValues, toDrafts } from './step-values.ts';

const address = { country: 'CA', street: null, city: null, stateCode: null, postalCode: null } as const;
const application: Application = {
  applicationId: '00000000-0000-4000-8000-000000000001',
  version: 3,
  status: 'incomplete',
  outcome: null,
  experienceType: 'standard',
  applicationCreatedWith: 'eligibilityCheck',
  bankingRequired: true,
  applicationStep: 'welcome',
  reachedStep: 'welcome',
  businessId: null,
  businessInfo: {
    ...address,
    id: null,
    companyName: null,
    legalBusinessName: null,
    annualRevenue: 240_000,
    entityTypeCode: null,
    industryCode: null,
    subIndustryCode: null,
    industry: null,
    yearsInBusiness: 1.5,
    ownershipPercentage: 25.5,
  },
  monthsInBusiness: 18,
  requestAmount: null,
  personalInfo: {
    ...address,
    emailAddress: 'ana@example.test',
    firstName: null,
    lastName: null,
    acceptedTerms: true,
    phoneNumber: null,
    dateOfBirth: null,
    language: 'en',
  },
  termsLanguage: 'en',
  bankData: { flinksLoginId: null, flinksAccountId: null, flinksRequestId: null },
  bank: null,
  drafts: { businessFunding: { requestAmount: '80 0', unknown: 'x' } },
  revenueConfirmed: false,
  statementCount: 0,
  monthsReason: null,
  requiredMonths: [],
  acceptedMonths: [],
  reference: null,
  submittedAt: null,
  submittedBank: null,
  nextContactDay: null,
  accountManager: null,
  createdDate: '2026-11-21T12:00:00.000Z',
};

describe('initial values of a step', () => {
  test('the draft overrides valid values, which override empty ones; unknown fields are ignored', () => {
    expect(startingValues('businessFunding', application)).toEqual({ requestAmount: '80 0', annualRevenue: '240000' });
    expect(startingValues('businessStructure', application)).toMatchObject({
      companyName: '',
      ownershipPercentage: '25.5',
      country: 'CA',
    });
  });

  test.each([
    [18, '18', 'months'],
    [24, '2', 'years'],
    [0, '0', 'months'],
    [null, '', 'years'],
  ] as const)('%s months are %s %s', (monthsInBusiness, timeInBusiness, timeInBusinessUnit) => {
    expect(startingValues('businessAge', { ...application, monthsInBusiness })).toEqual({
      timeInBusiness,
      timeInBusinessUnit,
    });
  });
});

test('two spellings of a value are equal', () => {
  expect(sameValueIn('businessFunding')('annualRevenue', '120 000 $', '120000')).toBe(true);
  expect(sameValueIn('businessFunding')('annualRevenue', '120 00', '120000')).toBe(false);
  expect(sameValueIn('personalInformation')('postalCode', 'h2j2l4', 'H2J 2L4')).toBe(true);
  expect(sameValueIn('personalInformation')('firstName', 'Ana', ' Ana ')).toBe(true);
});

test.each([
  ['businessStructure', businessStructureForm],
  ['businessFunding', businessFundingForm],
  ['businessAge', businessAgeForm],
  ['personalInformation', personalInformationForm],
] as const)('%s has an initial value for each of its fields', (step, form) => {
  expect(Object.keys(startingValues(step, application)).sort()).toEqual(Object.keys(form.shape).sort());
});

describe('answers a partner did not share', () => {
  const referred: Application = {
    ...application,
    experienceType: 'partner',
    businessInfo: { ...application.businessInfo, companyName: 'North', annualRevenue: 90_000, city: 'Laval' },
    drafts: { businessStructure: { street: '1 rue A' }, personalInformation: { city: 'Gat', phoneNumber: '514' } },
  };

  test('start with the drafts of their steps over a value that is too low, and omit known answers', () => {
    const values = startingValues('missingInformation', referred);
    expect(values).toMatchObject({
      street: '1 rue A',
      homeCity: 'Gat',
      homeStreet: '',
      phoneNumber: '514',
      annualRevenue: '90000',
    });
    for (const known of ['companyName', 'city', 'timeInBusiness', 'country']) expect(values).not.toHaveProperty(known);
    expect(missingFieldNames).toEqual(expect.arrayContaining(Object.keys(values)));
  });

  test('are saved to the drafts of their steps and restored unchanged', () => {
    const typed = { ...startingValues('missingInformation', referred), homeCity: 'Gatineau', requestAmount: '80 0' };
    const drafts = toDrafts('missingInformation', typed);
    expect(drafts).toMatchObject({
      businessStructure: { street: '1 rue A' },
      businessFunding: { requestAmount: '80 0', annualRevenue: '90000' },
      personalInformation: { city: 'Gatineau', phoneNumber: '514' },
    });
    expect(drafts.businessStructure).not.toHaveProperty('city');
    expect(startingValues('missingInformation', { ...referred, drafts })).toEqual(typed);
    expect(startingValues('personalInformation', { ...referred, drafts })).toMatchObject({ city: 'Gatineau' });
    expect(sameValueIn('missingInformation')('homePostalCode', 'h2j2l4', 'H2J 2L4')).toBe(true);
  });
});
