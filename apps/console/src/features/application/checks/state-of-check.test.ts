import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { expect, test } from 'vitest';
import { stateOfCheck } from './state-of-check.ts';

const done = { kind: 'transactions', state: 'done', by: null } as const;
const marks = (...states: (MarkedMonth['state'] | MarkedMonth['reason'])[]): MarkedMonth[] =>
  states.map((given, index) => ({
    month: `2026-0${String(index + 5)}`,
    source: null,
    ...(given === 'sumsDoNotHold' || given === 'rowsNotRead'
      ? { state: 'notProven', reason: given }
      : { state: given as MarkedMonth['state'], reason: null }),
  }));
const gaps = marks('proven', 'part', 'missing', 'sumsDoNotHold', 'rowsNotRead');
const nothing = { leftOpen: [], sumsDoNotHold: [], rowsNotRead: [] };

test.each([
  ['done, and the months bear it out', done, marks('proven', 'read'), { look: 'done', ...nothing }],
  [
    'done on the applicant’s word',
    done,
    gaps,
    { look: 'open', leftOpen: ['2026-06', '2026-07'], sumsDoNotHold: ['2026-08'], rowsNotRead: ['2026-09'] },
  ],
  [
    'done, and a sum does not hold',
    done,
    marks('sumsDoNotHold'),
    { ...nothing, look: 'open', sumsDoNotHold: ['2026-05'] },
  ],
  ['done, and its months are not known', done, undefined, { look: 'unknown', ...nothing }],
  ['under way and its months are not known', { ...done, state: 'running' }, undefined, { look: 'running', ...nothing }],
  ['under way', { ...done, state: 'running' }, gaps, { look: 'running', ...nothing }],
  ['done by a person, who said how', { ...done, by: 'Alex' }, gaps, { look: 'done', ...nothing }],
  ['of personal details', { ...done, kind: 'personalDetails' }, gaps, { look: 'done', ...nothing }],
] as const)('a check %s', (_name, check, months, expected) => {
  expect(stateOfCheck(check, months)).toEqual(expected);
});
