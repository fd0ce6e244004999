import { describe, expect, test } from 'vitest';
import type { ApplicationStep } from '@portal/contract/application/steps';
import { type Progress, mayWrite, openUntil, resumeAt } from './progress.ts';

const confirmed = new Date('2026-02-10T14:00:00Z');
const whole: Progress = {
  reached_step: 'review',
  funding: { requestAmount: 80_000, annualRevenue: 120_000 },
  age: { months: 6 },
  revenue_confirmed_at: confirmed,
};
const lowRevenue = { requestAmount: 80_000, annualRevenue: 119_999 };

describe('how far an applicant may go', () => {
  const cases: [what: string, progress: Partial<Progress>, expected: ApplicationStep][] = [
    ['both bounds just met', {}, 'review'],
    ['revenue below', { funding: lowRevenue }, 'businessFunding'],
    ['months below', { age: { months: 5 } }, 'businessAge'],
    ['both below', { funding: lowRevenue, age: { months: 5 } }, 'businessFunding'],
    ['statements no longer confirmed', { revenue_confirmed_at: null }, 'revenue'],
    ['nothing told yet', { reached_step: 'welcome', funding: null, age: null, revenue_confirmed_at: null }, 'welcome'],
    ['low values of which nothing is asked yet', { reached_step: 'welcome', funding: lowRevenue }, 'welcome'],
    ['submitted', { reached_step: 'complete' }, 'complete'],
  ];
  test.each(cases)('%s', (_what, progress, expected) => {
    expect(openUntil({ ...whole, ...progress })).toBe(expected);
  });
});

test('a step up to the blocking one is writable, a later one is not', () => {
  const held = { ...whole, age: { months: 0 } };
  expect(mayWrite('businessStructure', held)).toBe(true);
  expect(mayWrite('businessAge', held)).toBe(true);
  expect(mayWrite('personalInformation', held)).toBe(false);
});

test('Resume returns to the applicant’s last step, unless an earlier one blocks', () => {
  expect(resumeAt('personalInformation', whole)).toBe('personalInformation');
  expect(resumeAt('personalInformation', { ...whole, funding: lowRevenue })).toBe('businessFunding');
});
