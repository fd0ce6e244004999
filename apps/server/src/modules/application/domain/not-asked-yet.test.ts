import { expect, test } from 'vitest';
import { notAskedYet } from './not-asked-yet.ts';

test('an open SIN request, open months and documents are not requested again; a question and other documents are', () => {
  const open = [
    { kind: 'statements', months: ['2026-01', '2026-02'] },
    { kind: 'sin', months: [] },
    { kind: 'question', months: [] },
    { kind: 'document', document: 'lease', months: [] },
    { kind: 'document', document: 'other', months: [] },
  ] as const;
  const asked = [
    { kind: 'statements', months: ['2026-02', '2026-03'] },
    { kind: 'statements', months: ['2026-01'] },
    { kind: 'sin' },
    { kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' } },
    { kind: 'document', document: 'lease' },
    { kind: 'document', document: 'contract' },
    { kind: 'document', document: 'other' },
  ] as const;
  expect(notAskedYet(open, asked)).toEqual([
    { kind: 'statements', months: ['2026-03'] },
    { kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' }, months: [] },
    { kind: 'document', document: 'contract', months: [] },
    { kind: 'document', document: 'other', months: [] },
  ]);
  expect(notAskedYet([], [{ kind: 'sin' }])).toEqual([{ kind: 'sin', months: [] }]);
});
