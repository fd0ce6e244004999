import type { AuditEntry } from '@portal/contract/staff/audit';
import { expect, test } from 'vitest';
import { withReadsOnce } from './repeated-reads.ts';

let last = 0;
const entry = (minute: number, parts: Partial<AuditEntry> = {}): AuditEntry => ({
  entryId: `0199c1f2-8b10-7f43-a6c5-${String((last += 1)).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 1, 10, 16, minute)).toISOString(),
  operation: 'Staff_GetApplication',
  person: { personId: '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2', name: 'Priya Nair' },
  key: null,
  rowId: '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10',
  reference: 'F-Z9HB-47VE',
  application: { applicationId: '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10', business: 'Quai 12' },
  rowName: null,
  change: null,
  requestId: `request ${String(last)}`,
  status: 200,
  ...parts,
});
const isReading = (operation: string) => /_(?:Get|List)/u.test(operation);
const shown = (entries: readonly AuditEntry[]) =>
  withReadsOnce(entries, isReading).map(({ entry: { operation }, count, since, others }) => [
    operation,
    count,
    since.slice(11, 16),
    others,
  ]);

test('opening an application is one line with all that was read of it, also if it is refreshed within minutes', () => {
  const notes = { operation: 'Staff_ListNotes' };
  const statement = { operation: 'Staff_ListTransactions', rowId: '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a11' };
  const opened = [entry(40, statement), entry(40), entry(40, notes), entry(33), entry(33, notes), entry(25)];
  expect(shown(opened)).toEqual([['Staff_GetApplication', 3, '16:25', ['Staff_ListTransactions', 'Staff_ListNotes']]]);
});

test('repeated reads of a list become one line, other lists have their own', () => {
  const list = { operation: 'Staff_ListReferrals', rowId: null, application: null };
  const keys = { ...list, operation: 'Staff_ListKeys' };
  expect(shown([entry(40, list), entry(40, keys), entry(33, list)])).toEqual([
    ['Staff_ListReferrals', 2, '16:33', []],
    ['Staff_ListKeys', 1, '16:40', []],
  ]);
});

test('a later read, another person, another row, a change and a refusal each have their own line', () => {
  const decide = { operation: 'Staff_DecideApplication' };
  const colleague = { person: { personId: '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f3', name: 'Anne Roy' } };
  const entries = [
    entry(50, decide),
    entry(49, decide),
    entry(40),
    entry(39, colleague),
    entry(38, { rowId: null, application: null }),
    entry(37, { status: 404 }),
    entry(36, { status: 404 }),
    entry(29),
  ];
  expect(withReadsOnce(entries, isReading)).toHaveLength(entries.length);
});

test('undoing a decision is one line about its application, without the id of the decision', () => {
  const undo = { operation: 'Staff_UndoDecision', requestId: 'undo' };
  const decision = { ...undo, rowId: '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a12', reference: null, application: null };
  const lines = withReadsOnce([entry(40, decision), entry(40, undo)], isReading);
  expect(lines.map((line) => line.entry.reference)).toEqual(['F-Z9HB-47VE']);
  expect(withReadsOnce([entry(40, { ...decision, requestId: 'other' })], isReading)).toHaveLength(1);
});

test('a change to many applications is one line about the first, which counts the others', () => {
  const change = { operation: 'Staff_ChangeApplications', requestId: 'change' };
  const about = (reference: string) => ({
    ...change,
    rowId: reference,
    reference,
    application: { applicationId: reference, business: null },
  });
  const entries = [entry(40, about('F-1')), entry(40, about('F-2')), entry(40, about('F-3'))];
  const itself = entry(40, { ...change, rowId: null, reference: null, application: null });
  const lines = withReadsOnce([...entries, itself, entry(39, { ...about('F-1'), requestId: 'other' })], isReading);
  expect(lines.map((line) => [line.entry.reference, line.count, line.furtherApplications])).toEqual([
    ['F-1', 1, 2],
    ['F-1', 1, 0],
  ]);
});

test('a change whose entries may go on after the last loaded one counts only some of its applications', () => {
  const change = (applicationId: string) =>
    entry(40, {
      operation: 'Staff_ChangeApplications',
      requestId: 'change',
      application: { applicationId, business: null },
    });
  const isCutOff = (entries: readonly AuditEntry[], hasMore: boolean) =>
    withReadsOnce(entries, isReading, hasMore).map((line) => line.isCutOff);
  const changes = [change('F-1'), change('F-2')];
  expect(isCutOff([entry(50), ...changes], true)).toEqual([false, true]);
  expect(isCutOff([entry(50), ...changes], false)).toEqual([false, false]);
  expect(isCutOff([...changes, entry(20)], true)[0]).toBe(false);
});

test('only an application whose credit report was read is certain to have been opened', () => {
  const notes = entry(40, { operation: 'Staff_ListNotes' });
  const report = entry(41, { operation: 'Staff_GetCreditReport' });
  const isOpening = (...entries: AuditEntry[]) => withReadsOnce(entries, isReading)[0]?.isOpening;
  expect(isOpening(notes, entry(40))).toBe(false);
  expect(isOpening(report, notes, entry(40))).toBe(true);
  expect(isOpening(report)).toBe(false);
});
