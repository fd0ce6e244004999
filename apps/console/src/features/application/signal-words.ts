import type { CashFlowSignal } from '@portal/contract/application/cash-flow';
import type { PageGap } from '@portal/contract/application/statement-transactions';
import { formatMonth } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import type { Translation } from '@portal/design/i18n/use-text.ts';

/** What stands out about a file, as a fact; of two that do not chain, told of the first unless `of` is the second. */
export function signalWords(signal: CashFlowSignal, { t, language }: Translation, of?: string): string {
  switch (signal.kind) {
    case 'sumsDoNotHold':
      return signal.row === null
        ? t('console.cashFlow.signals.sumsDoNotHold')
        : t('console.cashFlow.signals.breaksAt', { row: signal.row + 1 });
    case 'pagesMissing':
      return gapWords(signal.pageGap, t);
    case 'doesNotChain':
      return t(
        signal.nextStatementId === of
          ? 'console.cashFlow.signals.doesNotFollow'
          : 'console.cashFlow.signals.doesNotChain',
        {
          closing: formatCents(signal.closingCents, language),
          opening: formatCents(signal.openingCents, language),
        },
      );
    case 'editedAfterMade':
      return t('console.cashFlow.signals.editedAfterMade', { count: signal.updates });
    case 'otherProgram':
      return t('console.cashFlow.signals.otherProgram', { program: signal.program, others: signal.others });
    case 'oddFont':
      return t('console.cashFlow.signals.oddFont', { count: signal.amounts, page: signal.page });
    case 'sourcesDiffer':
      return t('console.cashFlow.signals.sourcesDiffer', {
        month: formatMonth(signal.month, language),
        account: `••${signal.account}`,
        bank: formatCents(signal.bankDepositsCents, language),
        statements: formatCents(signal.statementDepositsCents, language),
      });
  }
}

/** Numbers, with those that follow each other as a range: 2, 4–6. */
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

/** Which pages are missing, and which are there more than once. */
export function gapWords({ of, missing, doubled }: PageGap, t: Translation['t']): string {
  const valuesOf = (pages: readonly number[]) => ({ count: pages.length, pages: rangesOf(pages), of });
  return [
    ...(missing.length > 0 ? [t('console.cashFlow.signals.pagesMissing', valuesOf(missing))] : []),
    ...(doubled.length > 0 ? [t('console.cashFlow.signals.pagesDoubled', valuesOf(doubled))] : []),
  ].join(' ');
}

interface SignalPlace {
  statementId: string;
  /** Of the statement; none where the whole file is meant. */
  account?: number;
}

/** The files that a signal is about. */
export function statementsOf(signal: CashFlowSignal): SignalPlace[] {
  if (signal.kind === 'sourcesDiffer') return [];
  const { statementId } = signal;
  if (signal.kind === 'doesNotChain') {
    return [
      { statementId, account: signal.account },
      { statementId: signal.nextStatementId, account: signal.nextAccount },
    ];
  }
  return ['account' in signal ? { statementId, account: signal.account } : { statementId }];
}
