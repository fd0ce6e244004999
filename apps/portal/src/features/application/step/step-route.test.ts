import type { Application } from '@portal/contract/entities/entities';
import { describe, expect, test } from 'vitest';
import { routeAfter, routeBefore } from './step-route.ts';

const saved = {
  applicationCreatedWith: 'eligibilityCheck',
  reachedStep: 'personalInformation',
  monthsInBusiness: 18,
  businessInfo: { annualRevenue: 240_000 },
  drafts: {},
} as Application;

const age = '/application-business-age-section';

describe('the time-in-business step', () => {
  test('is skipped in both directions when the eligibility check has just collected it', () => {
    expect(routeAfter('businessFunding', saved)).toBe('/application-personal-information');
    expect(routeBefore('personalInformation', saved)).toBe('/application-business-funding-section');
    expect(routeAfter('businessAge', saved)).toBe('/application-personal-information');
  });

  test.each<[why: string, change: Partial<Application>]>([
    ['it could not be confirmed', { reachedStep: 'businessAge' }],
    ['it was begun to be changed', { drafts: { businessAge: { timeInBusiness: '2' } } }],
    ['it is below the bound', { monthsInBusiness: 5 }],
    ['it is not known', { monthsInBusiness: null }],
    ['it is from an earlier application', { applicationCreatedWith: 'account' }],
  ])('comes next when %s', (_why, change) => {
    expect(routeAfter('businessFunding', { ...saved, ...change })).toBe(age);
    expect(routeBefore('personalInformation', { ...saved, ...change })).toBe(age);
  });

  test('a customer who came from review returns to review', () => {
    expect(routeAfter('businessFunding', { ...saved, reachedStep: 'review' })).toBe('/application-review');
    expect(routeBefore('personalInformation', saved, { fromReview: true })).toBe('/application-review');
    expect(routeBefore('welcome', saved)).toBe('/main');
  });
});
