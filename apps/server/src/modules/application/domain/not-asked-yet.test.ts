import { expect, test } from 'vitest';
import { notAskedYet } from './not-asked-yet.ts';

test('an open SIN request and open months are not requested again; a question always is', () => {
  const open = [
    { kind: 'statements', months: ['2026-01', '2026-02'] },
    { kind: 'sin', months: [] },
    { kind: 'question', months: [] },
  ] as const;
  const asked = [
    { kind: 'statements', months: ['2026-02', '2026-03'] },
    { kind: 'statements', months: ['2026-01'] },
    { kind: 'sin' },
    { kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' } },
  ] as const;
  expect(notAskedYet(open, asked)).toEqual([
    { kind: 'statements', months: ['2026-03'] },
    { kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' }, months: [] },
  ]);
  expect(notAskedYet([], [{ kind: 'sin' }])).toEqual([{ kind: 'sin', months: [] }]);
});
