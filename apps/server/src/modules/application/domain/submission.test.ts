import { describe, expect, test } from 'vitest';
import { DomainError } from '@portal/contract/error-codes';
import { fundingValues, personalValues, structureValues } from '../../../../test/application-values.ts';
import { type SubmissionInput, checkSubmission, chosenTermsLanguage } from './submission.ts';

const at = new Date('2026-02-10T14:00:00Z');
const whole: SubmissionInput = {
  structure: { ...structureValues, industry: 'pastry-maker' },
  funding: fundingValues,
  age: { months: 36 },
  personal: { ...personalValues, phoneNumber: '+15145550134' },
  revenueConfirmed: true,
  statementCount: 1,
  bankState: null,
  hasBankDataOnFile: false,
};
const rules = { fundingMaximum: 100_000, at };

function refusalOf(change: Partial<SubmissionInput>): DomainError {
  try {
    checkSubmission({ ...whole, ...change }, rules);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

test('a complete application passes with its values unchanged', () => {
  expect(checkSubmission(whole, rules)).toEqual({ structure: whole.structure, personal: whole.personal });
});

describe('revenue without a statement', () => {
  const cases: [string, Partial<SubmissionInput>][] = [
    ['by a bank that was read', { statementCount: 0, bankState: 'read' }],
    ['by a bank that is being read', { statementCount: 0, bankState: 'readingTransactions' }],
    ['by bank data on file', { statementCount: 0, hasBankDataOnFile: true }],
    ['by a bank and statements', { bankState: 'read' }],
    ['by statements beside a bank that failed', { bankState: 'failed' }],
  ];
  test.each(cases)('%s', (_name, change) => {
    expect(() => checkSubmission({ ...whole, ...change }, rules)).not.toThrow();
  });
});

describe('refused for a missing step', () => {
  const cases: [string, Partial<SubmissionInput>][] = [
    ['structure', { structure: null }],
    ['funding', { funding: null }],
    ['age', { age: null }],
    ['personal', { personal: null }],
    ['confirmation', { revenueConfirmed: false }],
    ['statements', { statementCount: 0 }],
    ['a bank whose account was not picked', { statementCount: 0, bankState: 'chooseAccount' }],
    ['a bank that failed', { statementCount: 0, bankState: 'failed' }],
    ['confirmation of a bank', { statementCount: 0, bankState: 'read', revenueConfirmed: false }],
    ['too little revenue', { funding: { requestAmount: 80_000, annualRevenue: 119_999 } }],
    ['too young', { age: { months: 5 } }],
  ];
  test.each(cases)('%s', (_name, change) => {
    expect(refusalOf(change).code).toBe('errorStepNotReached');
  });
});

describe('refused for an invalid value', () => {
  const cases: [string, Partial<SubmissionInput>, path: string, key: string][] = [
    [
      'no amount',
      { funding: { requestAmount: null, annualRevenue: 240_000 } },
      'businessFunding.requestAmount',
      'validation.requestAmount.required',
    ],
    [
      'amount over the maximum',
      { funding: { requestAmount: 100_001, annualRevenue: 240_000 } },
      'businessFunding.requestAmount',
      'validation.requestAmount.invalid',
    ],
    [
      'under age',
      { personal: whole.personal && { ...whole.personal, dateOfBirth: '2008-02-11' } },
      'personalInformation.dateOfBirth',
      'validation.dateOfBirth.invalid',
    ],
    [
      'group of another sector',
      { structure: { ...whole.structure, industryCode: '72' } },
      'businessStructure.industryCode',
      'validation.industryCode.required',
    ],
    [
      'no street',
      { structure: { ...whole.structure, street: '' } },
      'businessStructure.street',
      'validation.street.required',
    ],
  ];
  test.each(cases)('%s', (_name, change, path, key) => {
    const refusal = refusalOf(change);
    expect(refusal.code).toBe('errorValidation');
    expect(refusal.details.errors).toContainEqual({ path, key });
  });
});

describe('the terms of a business in Quebec', () => {
  test('accepted in English: the choice made sets the language of the terms', () => {
    expect(chosenTermsLanguage({ stateCode: 'QC' }, 'en', true)).toBe('en');
    expect(chosenTermsLanguage({ stateCode: 'QC' }, 'en', false)).toBe('fr');
  });
  test('accepted in English, without a choice, is refused', () => {
    expect(() => chosenTermsLanguage({ stateCode: 'QC' }, 'en', undefined)).toThrow('errorValidation');
  });
  test('no choice is required where the terms were accepted in French, or outside Quebec', () => {
    expect(chosenTermsLanguage({ stateCode: 'QC' }, 'fr', undefined)).toBeUndefined();
    expect(chosenTermsLanguage({ stateCode: 'QC' }, null, undefined)).toBeUndefined();
    expect(chosenTermsLanguage({ stateCode: 'ON' }, 'en', undefined)).toBeUndefined();
  });
});
