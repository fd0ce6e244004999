import { describe, expect, test } from 'vitest';
import { type RemainingStep, minutesLeft, routeOfStep, stepsLeft } from './remaining-steps.ts';
import type { ApplicationStep } from './steps.ts';

const cases: [current: ApplicationStep, reached: ApplicationStep, left: RemainingStep[]][] = [
  ['review', 'review', ['review']],
  ['revenue', 'revenue', ['revenue', 'review']],
  ['businessAge', 'businessAge', ['businessAge', 'personalInformation', 'revenue', 'review']],
  ['businessFunding', 'revenue', ['businessFunding', 'revenue', 'review']],
  ['businessStructure', 'review', ['businessStructure', 'review']],
];

const start = { createdWith: 'eligibilityCheck', isAgeGiven: false } as const;

describe('remaining steps of an application', () => {
  test.each(cases)('at step %s, having reached %s', (current, reached, left) => {
    expect(stepsLeft({ ...start, current, reached, experienceType: 'standard' })).toEqual(left);
  });

  test('all steps, at the beginning', () => {
    expect(stepsLeft({ ...start, current: 'welcome', reached: 'welcome', experienceType: 'renewal' })).toHaveLength(7);
  });

  test('without the time in business already given in the eligibility check', () => {
    const funding = { current: 'businessFunding', reached: 'businessFunding', experienceType: 'standard' } as const;
    const known = { createdWith: 'eligibilityCheck', isAgeGiven: true } as const;
    expect(stepsLeft({ ...funding, ...known })).toEqual([
      'businessFunding',
      'personalInformation',
      'revenue',
      'review',
    ]);
    expect(stepsLeft({ ...funding, ...known, createdWith: 'account' })).toContain('businessAge');
    expect(stepsLeft({ ...funding, ...known, current: 'businessAge', reached: 'businessAge' })[0]).toBe('businessAge');
  });

  test('one screen for the answers a partner did not share', () => {
    const early = { ...start, current: 'welcome', reached: 'businessFunding', experienceType: 'partner' } as const;
    expect(stepsLeft(early)).toEqual(['missingInformation', 'revenue', 'review']);
    expect(stepsLeft({ ...early, current: 'revenue', reached: 'revenue' })).toEqual(['revenue', 'review']);
  });

  test('the next step opens the screen it names', () => {
    expect(routeOfStep('missingInformation')).toBe('/partner-missing-information');
    expect(routeOfStep('revenue')).toBe('/application-value-proposition');
  });

  test('the remaining minutes are proportional and at least one', () => {
    expect(minutesLeft(['review'])).toBe(1);
    expect(
      minutesLeft(stepsLeft({ ...start, current: 'welcome', reached: 'welcome', experienceType: 'standard' })),
    ).toBe(5);
  });
});
