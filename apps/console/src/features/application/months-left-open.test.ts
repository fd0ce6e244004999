import { expect, test } from 'vitest';
import { monthsLeftOpen } from './months-left-open.ts';

const done = { kind: 'transactions', state: 'done', by: null } as const;
const months = [
  { month: '2026-05', state: 'found', gaps: [] },
  { month: '2026-06', state: 'part', gaps: [] },
  { month: '2026-07', state: 'missing', gaps: [] },
] as const;
const covered = {
  months: months.map((month) => ({ ...month, gaps: [] })),
  complete: false,
  window: 'required',
} as const;

test.each([
  ['done on the applicant’s word', done, ['2026-06', '2026-07']],
  ['under way', { ...done, state: 'running' }, []],
  ['done by a person, who said how', { ...done, by: 'Alex' }, []],
  ['of personal details', { ...done, kind: 'personalDetails' }, []],
] as const)('months that a check leaves open: %s', (_name, check, open) => {
  expect(monthsLeftOpen(check, covered)).toEqual(open);
});
