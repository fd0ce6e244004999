import { describe, expect, test } from 'vitest';
import { assessEligibility } from '../eligibility.ts';
import { asReference, formatReference, REFERENCE_ALPHABET } from './reference.ts';
import { addMonths } from '../calendar.ts';
import { statementMonths, statementWindow } from './statements/statement-window.ts';
import {
  actionsByStatus,
  applicationMoves,
  type ApplicationMove,
  applicationStatuses,
  type ApplicationStatus,
  canMove,
  isOpen,
  moves,
} from './status.ts';
import { furthestStep, isReached, nextStep } from './steps.ts';

test('eligible from 6 months and $120,000, both inclusive', () => {
  expect(assessEligibility(6, 120_000)).toEqual({ status: 'eligible', reasons: [] });
  expect(assessEligibility(5, 120_000)).toEqual({ status: 'notEligible', reasons: ['timeInBusiness'] });
  expect(assessEligibility(6, 119_999)).toEqual({ status: 'notEligible', reasons: ['annualRevenue'] });
  expect(assessEligibility(0, 0)).toEqual({ status: 'notEligible', reasons: ['timeInBusiness', 'annualRevenue'] });
});

describe('status transitions', () => {
  const allowed: Record<ApplicationMove, ApplicationStatus[]> = {
    submit: ['incomplete'],
    requireInformation: ['underReview'],
    provideInformation: ['informationRequired'],
    withdraw: ['incomplete', 'underReview', 'informationRequired'],
    expire: ['incomplete'],
    close: ['incomplete', 'underReview', 'informationRequired'],
  };

  test.each(applicationMoves)('%s is allowed only from the listed statuses', (move) => {
    expect(applicationStatuses.filter((status) => canMove(move, status))).toEqual(allowed[move]);
  });

  test('only transitions to closed have an outcome, and a closed application has no actions', () => {
    for (const move of applicationMoves) expect(moves[move].outcomes.length > 0).toBe(moves[move].to === 'closed');
    expect(actionsByStatus.closed).toEqual([]);
    expect(applicationStatuses.filter((status) => !isOpen(status))).toEqual(['closed']);
  });
});

test('steps are reached in order', () => {
  expect(nextStep('welcome')).toBe('businessStructure');
  expect(nextStep('complete')).toBe('complete');
  expect(isReached('businessAge', 'businessFunding')).toBe(false);
  expect(furthestStep('review', 'businessAge')).toBe('review');
});

describe('the statement window', () => {
  test('is the last six full months, or the six ending a month earlier', () => {
    expect(statementWindow(new Date('2026-11-21T12:00:00Z'), 6)).toEqual({
      required: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
      accepted: ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'],
    });
  });

  test('changes with the month in Toronto, not in UTC', () => {
    expect(statementWindow(new Date('2026-12-01T04:59:00Z'), 1).required).toEqual(['2026-10']);
    expect(statementWindow(new Date('2026-12-01T05:00:00Z'), 1).required).toEqual(['2026-11']);
  });

  test('crosses the turn of the year', () => {
    expect(statementWindow(new Date('2027-01-15T12:00:00Z'), 3).required).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -13)).toBe('2024-12');
  });

  test('requires three months from a customer whose earlier application was funded', () => {
    expect(statementMonths(true)).toBe(3);
    expect(statementMonths(false)).toBe(6);
  });
});

test.each([
  ['F-7K3M-92QX', 'F-7K3M-92QX'],
  [' f-7k3m-92qx ', 'F-7K3M-92QX'],
  ['f7k3m92qx', 'F-7K3M-92QX'],
  ['F 7K3M\u201392QX', 'F-7K3M-92QX'],
  ['F-7K3M-92Q', undefined],
  ['F-7K3M-92QX1', undefined],
  ['F-7K3M-92Q0', undefined],
  ['7K3M-92QX', undefined],
])('%j is read as the reference %s', (text, reference) => {
  expect(asReference(text)).toBe(reference);
});

test('a reference is formatted in groups that can be read aloud', () => {
  expect(formatReference('7K3M92QX')).toBe('F-7K3M-92QX');
  expect(REFERENCE_ALPHABET).not.toMatch(/[01OIL]/u);
});
