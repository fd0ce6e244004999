import type { Application } from '@portal/contract/entities/entities';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/operations/application';
import { describe, expect, test } from 'vitest';
import { sameValueIn, startingValues } from './step-values.ts';

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
  requiredMonths: [],
  acceptedMonths: [],
  reference: null,
  submittedAt: null,
  nextContactDay: null,
  createdDate: '2026-11-21T12:00:00.000Z',
};

describe('what a step starts with', () => {
  test('the draft over valid values over nothing, and no field that the step does not have', () => {
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

test('two ways to write one value are the same', () => {
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
] as const)('%s starts with a value for each of its fields', (step, form) => {
  expect(Object.keys(startingValues(step, application)).sort()).toEqual(Object.keys(form.shape).sort());
});
