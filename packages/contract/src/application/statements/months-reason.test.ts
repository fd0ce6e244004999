import { describe, expect, test } from 'vitest';
import { MONTHS_REASON_MAXIMUM_LENGTH } from '../../constants.ts';
import { monthsReasonForm, reasonOf, standsInForFile } from './months-reason.ts';

test.each([
  [{ kind: 'accountOpened', openedMonth: '2026-08' }],
  [{ kind: 'otherBank', openedMonth: '', text: '' }],
  [{ kind: 'other', text: 'The branch has closed.', openedMonth: '' }],
  [{ kind: 'other', text: 'x'.repeat(MONTHS_REASON_MAXIMUM_LENGTH) }],
])('takes %j', (typed) => {
  expect(monthsReasonForm.safeParse(typed).success).toBe(true);
});

test.each([
  [{ kind: '' }, 'kind', 'required'],
  [{ kind: 'lost' }, 'kind', 'required'],
  [{ kind: 'accountOpened', openedMonth: '' }, 'openedMonth', 'openedMonth'],
  [{ kind: 'accountOpened', openedMonth: '2026-13' }, 'openedMonth', 'openedMonth'],
  [{ kind: 'other', text: ' \n' }, 'text', 'text'],
  [{ kind: 'other', text: 'x'.repeat(MONTHS_REASON_MAXIMUM_LENGTH + 1) }, 'text', 'tooLong'],
])('refuses %j at %s', (typed, field, rule) => {
  const { error } = monthsReasonForm.safeParse(typed);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [field, `validation.monthsReason.${rule}`],
  ]);
});

test('details typed for another reason are dropped', () => {
  const typed = { openedMonth: '2026-08', text: 'The branch has closed.' };
  expect(reasonOf({ kind: 'accountOpened', ...typed })).toEqual({
    kind: 'accountOpened',
    openedMonth: '2026-08',
    text: null,
  });
  expect(reasonOf({ kind: 'other', ...typed })).toEqual({ kind: 'other', openedMonth: null, text: typed.text });
  expect(reasonOf({ kind: 'otherBank', ...typed })).toEqual({ kind: 'otherBank', openedMonth: null, text: null });
});

describe('a reason replaces a file', () => {
  const reason = { givenAt: '2026-11-22T12:00:00.000Z' };

  test('before submission, in addition to a bank that was read', () => {
    expect(standsInForFile(reason, { bankState: 'read' })).toBe(true);
    expect(standsInForFile(reason, { bankState: 'failed' })).toBe(false);
    expect(standsInForFile(reason, { bankState: undefined })).toBe(false);
    expect(standsInForFile(null, { bankState: 'read' })).toBe(false);
  });

  test('after submission, for an earlier request', () => {
    expect(standsInForFile(reason, { askedAt: '2026-11-22T11:59:59.999Z' })).toBe(true);
    expect(standsInForFile(reason, { askedAt: '2026-11-22T12:00:00.001Z' })).toBe(false);
  });
});
