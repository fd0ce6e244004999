import type { CashFlowSignal } from '@portal/contract/application/cash-flow';
import type { PageGap } from '@portal/contract/application/statements/statement-transactions';
import { formatDay, formatMonth } from './day.ts';
import { fileSignWords } from './file-signs.ts';
import { formatCents } from './cents.ts';
import type { Words } from './words.ts';
import { monthList } from './month-list.ts';

type SignalWords<Signal> = (signal: Signal, words: Words, of: string | undefined) => string;

const wordsOf = {
  sumsDoNotHold: ({ row }, { t }) =>
    row === null
      ? t('console.cashFlow.signals.sumsDoNotHold')
      : t('console.cashFlow.signals.breaksAt', { row: row + 1 }),
  pagesMissing: ({ pageGap }, { t }) => gapWords(pageGap, t),
  doesNotChain: ({ nextStatementId, closingCents, openingCents }, { t, language }, of) =>
    t(nextStatementId === of ? 'console.cashFlow.signals.doesNotFollow' : 'console.cashFlow.signals.doesNotChain', {
      closing: formatCents(closingCents, language),
      opening: formatCents(openingCents, language),
    }),
  fileSign: (signal, words) => fileSignWords(signal, words),
  otherProgram: ({ program, others }, { t }) => t('console.cashFlow.signals.otherProgram', { program, others }),
  sourcesDiffer: ({ month, account, bankDepositsCents, statementDepositsCents }, { t, language }) =>
    t('console.cashFlow.signals.sourcesDiffer', {
      month: formatMonth(month, language),
      account: `••${account}`,
      bank: formatCents(bankDepositsCents, language),
      statements: formatCents(statementDepositsCents, language),
    }),
  accountNotCovered: ({ account, months }, { t, language }) =>
    t('console.cashFlow.signals.accountNotCovered', {
      account: account === null ? '' : `••${account}`,
      months: monthList(months, language),
    }),
  accountNotGiven: ({ linkedTo, months, cents }, { t, language }) =>
    t('console.cashFlow.signals.accountNotGiven', {
      account: `••${linkedTo}`,
      count: months.length,
      amount: formatCents(cents, language),
    }),
  otherHolder: ({ holder }, { t }) => t('console.cashFlow.signals.otherHolder', { holder }),
  advanceNotRepaid: ({ lender, date, cents }, { t, language }) =>
    t(lender === null ? 'console.cashFlow.signals.loanNotRepaid' : 'console.cashFlow.signals.advanceNotRepaid', {
      lender: lender ?? '',
      date: formatDay(date, language, 'short'),
      amount: formatCents(cents, language),
    }),
  repaidWithoutAdvance: ({ payee, firstDay }, { t, language }) =>
    t('console.cashFlow.signals.repaidWithoutAdvance', { payee, date: formatDay(firstDay, language, 'short') }),
  repaymentsOverlap: ({ payee, firstDay, running }, { t, language }) =>
    t('console.cashFlow.signals.repaymentsOverlap', {
      payee,
      date: formatDay(firstDay, language, 'short'),
      running: running.join(', '),
    }),
} as const satisfies { [Kind in CashFlowSignal['kind']]: SignalWords<Extract<CashFlowSignal, { kind: Kind }>> };

/**
 * Describes a signal of a file. If the balances of two files do not connect, describes the first file unless `of` is
 * the second.
 */
export function signalWords(signal: CashFlowSignal, words: Words, of?: string): string {
  return (wordsOf[signal.kind] as SignalWords<CashFlowSignal>)(signal, words, of);
}

function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges
    .map(([first, last]) => (first === last ? String(first) : `${String(first)}–${String(last)}`))
    .join(', ');
}

export function gapWords({ of, missing, doubled }: PageGap, t: Words['t']): string {
  const valuesOf = (pages: readonly number[]) => ({ count: pages.length, pages: rangesOf(pages), of });
  return [
    ...(missing.length > 0 ? [t('console.cashFlow.signals.pagesMissing', valuesOf(missing))] : []),
    ...(doubled.length > 0 ? [t('console.cashFlow.signals.pagesDoubled', valuesOf(doubled))] : []),
  ].join(' ');
}

interface SignalPlace {
  statementId: string;
  /** Index of the account in the statement; absent if the whole file is meant. */
  account?: number;
}

export function statementsOf(signal: CashFlowSignal): SignalPlace[] {
  if (!('statementId' in signal)) return [];
  const { statementId } = signal;
  if (signal.kind === 'doesNotChain') {
    return [
      { statementId, account: signal.account },
      { statementId: signal.nextStatementId, account: signal.nextAccount },
    ];
  }
  return ['account' in signal && signal.account !== null ? { statementId, account: signal.account } : { statementId }];
}
