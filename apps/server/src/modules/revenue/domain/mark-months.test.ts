import type { CoveredPeriod } from '@portal/contract/application/statements/months-covered';
import type { StatementProof } from '@portal/contract/application/statements/statement-transactions';
import { statementWindow } from '@portal/contract/application/statements/statement-window';
import { expect, test } from 'vitest';
import { type MarkedStatement, markMonths, proofOf } from './mark-months.ts';

const now = new Date('2026-04-10T15:00:00Z');
const window = statementWindow(now, 3);
const period = (from: string, to: string, account = 'a'): CoveredPeriod => ({ account, from, to });
const january = period('2026-01-01', '2026-01-31');
const february = period('2026-02-01', '2026-02-28');
const march = period('2026-03-01', '2026-03-31');

function statement(
  periods: CoveredPeriod[],
  proofs: StatementProof[] = ['proven'],
  isCreditCard = false,
): MarkedStatement {
  return { uploadedAt: now, reading: { periods, isCreditCard, proofs } };
}
const unread = (minutesAgo: number): MarkedStatement => ({
  uploadedAt: new Date(now.getTime() - minutesAgo * 60_000),
  reading: null,
});

test.each<[string, MarkedStatement[], CoveredPeriod[], string[], string]>([
  ['nothing', [], [], ['missing', 'missing', 'missing'], 'incomplete'],
  [
    'proven statements',
    [january, february, march].map((each) => statement([each])),
    [],
    ['statement proven', 'statement proven', 'statement proven'],
    'proven',
  ],
  ['the bank', [], [period('2025-12-20', '2026-04-09')], ['bank read', 'bank read', 'bank read'], 'proven'],
  [
    'both: the bank first',
    [statement([january], ['notProven']), statement([february])],
    [period('2026-01-01', '2026-01-31', 'b'), period('2026-03-01', '2026-03-31', 'b')],
    ['bank read', 'statement proven', 'bank read'],
    'proven',
  ],
  [
    'one that does not add up',
    [statement([january], ['proven', 'notProven']), statement([february, march])],
    [],
    ['statement notProven', 'statement proven', 'statement proven'],
    'notProven',
  ],
  [
    'rows not read, or erased',
    [statement([january], ['notRead']), statement([february], []), statement([march])],
    [],
    ['statement notProven', 'statement notProven', 'statement proven'],
    'notProven',
  ],
  [
    'one across two months that does not add up',
    [
      statement([period('2026-01-01', '2026-01-15')]),
      statement([period('2026-01-16', '2026-02-15')], ['notProven']),
      statement([period('2026-02-16', '2026-02-28')]),
      statement([march]),
    ],
    [],
    ['statement notProven', 'statement notProven', 'statement proven'],
    'notProven',
  ],
  [
    'a part',
    [statement([january, february, period('2026-03-01', '2026-03-15')])],
    [],
    ['statement proven', 'statement proven', 'statement part'],
    'incomplete',
  ],
  [
    'a part from the bank',
    [statement([january, february])],
    [period('2026-03-10', '2026-03-25', 'b')],
    ['statement proven', 'statement proven', 'bank part'],
    'incomplete',
  ],
  [
    'one that is being read',
    [statement([january, february]), unread(2)],
    [],
    ['statement proven', 'statement proven', 'reading'],
    'incomplete',
  ],
  [
    'one that nobody waits for any longer',
    [statement([january, february]), unread(11)],
    [],
    ['statement proven', 'statement proven', 'missing'],
    'incomplete',
  ],
  [
    'a credit card',
    [statement([january, february, march], ['proven'], true)],
    [],
    ['missing', 'missing', 'missing'],
    'incomplete',
  ],
])('marks of %s', (_, statements, bankPeriods, marks, proof) => {
  const months = markMonths({ statements, bankPeriods, window, now });
  expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(months.map(({ source, state }) => (source === null ? state : `${source} ${state}`))).toEqual(marks);
  expect(proofOf(months)).toBe(proof);
});

test.each<[string, MarkedStatement[], CoveredPeriod[], (string | null)[]]>([
  ['nothing was sent', [], [], ['notSent', 'notSent', 'notSent']],
  ['every day is covered', [statement([january, february, march])], [], [null, null, null]],
  [
    'some days, or too few of them, are covered',
    [statement([period('2026-01-06', '2026-02-05'), period('2026-03-01', '2026-03-15')])],
    [],
    ['someDays', 'fewDays', 'someDays'],
  ],
  [
    'a sum does not hold, and rows were not read',
    [statement([january], ['notProven', 'notRead']), statement([february], ['notRead']), statement([march], [])],
    [],
    ['sumsDoNotHold', 'rowsNotRead', 'rowsNotRead'],
  ],
  ['the bank begins within a month', [], [period('2026-01-08', '2026-04-09')], ['someDays', null, null]],
])('reasons where %s', (_, statements, bankPeriods, reasons) => {
  expect(markMonths({ statements, bankPeriods, window, now }).map(({ reason }) => reason)).toEqual(reasons);
});
