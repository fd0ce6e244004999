import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { expect, test } from 'vitest';
import { stateOfCheck } from './state-of-check.ts';

const done = { kind: 'transactions', state: 'done', by: null } as const;
const marks = (...states: MarkedMonth['state'][]): MarkedMonth[] =>
  states.map((state, index) => ({ month: `2026-0${String(index + 5)}`, state, source: null, reason: null }));
const gaps = marks('proven', 'part', 'missing', 'notProven');

test.each([
  ['done, and the months bear it out', done, marks('proven', 'read'), { look: 'done', leftOpen: [], notProven: [] }],
  [
    'done on the applicant’s word',
    done,
    gaps,
    { look: 'open', leftOpen: ['2026-06', '2026-07'], notProven: ['2026-08'] },
  ],
  ['done, and a sum does not hold', done, marks('notProven'), { look: 'open', leftOpen: [], notProven: ['2026-05'] }],
  ['under way', { ...done, state: 'running' }, gaps, { look: 'running', leftOpen: [], notProven: [] }],
  ['done by a person, who said how', { ...done, by: 'Alex' }, gaps, { look: 'done', leftOpen: [], notProven: [] }],
  ['of personal details', { ...done, kind: 'personalDetails' }, gaps, { look: 'done', leftOpen: [], notProven: [] }],
] as const)('a check %s', (_name, check, months, expected) => {
  expect(stateOfCheck(check, months)).toEqual(expected);
});
