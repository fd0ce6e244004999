import type { CashFlowSignal } from '@portal/contract/application/cash-flow';
import { monthsOfPeriods } from '@portal/contract/application/statements/months-covered';
import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { FACT_SEPARATOR } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { formatMonthsReason } from '@portal/locales/format/months-reason';
import Repeat from 'lucide-react/icons/repeat';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { navigate } from '../../../frame/navigation.tsx';
import { monthList } from '@portal/locales/format/month-list';
import type { Details } from '../details.ts';
import type { Need, NeedsReader } from './needs.tsx';
import { listObligations, rhythmWords } from '@portal/locales/format/cash-flow-obligations';
import { signalWords, statementsOf } from '@portal/locales/format/cash-flow-signals';
import { isUnrecognized } from '../revenue/statement-badges.ts';
import { statementAddress } from '../revenue/statement-order.ts';
import { unaskedMonths } from '../requests/unasked-months.ts';

const warning = <TriangleAlert size={18} aria-hidden="true" />;

/** A sign that means little on its own. */
export function isWeakSign(signal: CashFlowSignal): boolean {
  return signal.kind === 'fileSign' && signal.strength === 'weak';
}

/** Signals that several files often share, as when all were sent under another name. */
const isOfManyFiles: ReadonlySet<CashFlowSignal['kind']> = new Set(['otherHolder', 'fileSign', 'otherProgram']);

function groupOf(signal: CashFlowSignal, index: number, words: Translation): string {
  if (isOfManyFiles.has(signal.kind)) return signalWords(signal, words);
  return signal.kind === 'accountNotCovered' ? signal.kind : String(index);
}

/** Signals in the same words are one item, and so are all accounts without statements. */
function groupSignals(signals: readonly CashFlowSignal[], words: Translation): CashFlowSignal[][] {
  const groups = new Map<string, CashFlowSignal[]>();
  for (const [index, signal] of signals.entries()) {
    const group = groupOf(signal, index, words);
    groups.set(group, [...(groups.get(group) ?? []), signal]);
  }
  return [...groups.values()];
}

export const fileSignals: NeedsReader = (source, words) => {
  const { details, flow } = source;
  const signals = (flow?.signals ?? []).filter(
    // `otherNames` already shows this file, with a button to ask the customer about the name.
    (signal) => signal.kind !== 'otherHolder' || !filesOf([signal], details)[0]?.reading.asksHolder,
  );
  return groupSignals(signals, words).flatMap((group) => {
    const [signal, ...others] = group;
    if (!signal) return [];
    const files = filesOf(group, details);
    const shown = wordsOfGroup([signal, ...others], files, words);
    return { icon: warning, ...shown, ...actionOf(signal, files, source, words) };
  });
};

type File = Details['statements'][number];

function filesOf(signals: readonly CashFlowSignal[], { statements }: Details): File[] {
  const ids = signals.map((signal) => statementsOf(signal)[0]?.statementId);
  return statements.filter(({ statementId }) => ids.includes(statementId));
}

function wordsOfGroup(
  group: readonly [CashFlowSignal, ...CashFlowSignal[]],
  files: readonly File[],
  words: Translation,
) {
  const notCovered = group.filter((signal) => signal.kind === 'accountNotCovered');
  if (notCovered.length > 0) return wordsOfNotCovered(notCovered, words);
  const [signal] = group;
  const title = signalWords(signal, words);
  if (signal.kind === 'accountNotGiven') return { title, detail: monthList(signal.months, words.language) };
  const [file, ...others] = files;
  if (others.length > 0) return { title, detail: nameOfFiles(files, words) };
  return { title, detail: file ? nameOfFile(file, words) : '' };
}

type NotCovered = Extract<CashFlowSignal, { kind: 'accountNotCovered' }>;

function wordsOfNotCovered(signals: readonly NotCovered[], { t, language }: Translation) {
  const months = new Set(signals.flatMap((signal) => signal.months));
  const why = signals.map((signal) =>
    t('console.needs.notCoveredWhy', {
      months: monthList(signal.months, language),
      account: signal.account === null ? '' : `••${signal.account}`,
    }),
  );
  return { title: t('console.needs.notCovered', { count: months.size }), detail: why.join('; ') };
}

function actionOf(
  signal: CashFlowSignal,
  [file]: readonly File[],
  { details, onAsk }: Parameters<NeedsReader>[0],
  words: Translation,
): Pick<Need, 'action' | 'isInformation'> {
  const { applicationId } = details.application;
  if (signal.kind === 'accountNotGiven')
    return { isInformation: true, action: { label: words.t('console.needs.askCustomer'), run: onAsk } };
  if (file) {
    const run = () => navigate(statementAddress(applicationId, file.statementId, rowOf(signal)));
    return { isInformation: isWeakSign(signal), action: { label: openLabel(signal, words), isReading: true, run } };
  }
  const run = () => navigate(consoleAddress(consolePaths.cashFlow, { applicationId }));
  return { isInformation: true, action: { label: words.t('console.tabs.cashFlow'), isReading: true, run } };
}

function nameOfFiles(files: readonly File[], { t, language }: Translation): string {
  const months = new Set(files.flatMap(({ reading }) => monthsOfPeriods(reading.periods)));
  const count = t('console.revenue.fromStatements', { count: files.length });
  return [count, monthList([...months], language)].filter(Boolean).join(FACT_SEPARATOR);
}

/** Shows the file's months first, because the customer may have given it any name. */
function nameOfFile({ fileName, reading }: File, { language }: Translation): string {
  const months = monthsOfPeriods(reading.periods);
  return months.length === 0 ? fileName : [monthList(months, language), fileName].join(FACT_SEPARATOR);
}

function rowOf(signal: CashFlowSignal) {
  return signal.kind === 'sumsDoNotHold' && signal.row !== null
    ? { account: signal.account, row: signal.row }
    : undefined;
}

function openLabel(signal: CashFlowSignal, { t }: Parameters<NeedsReader>[1]): string {
  const row = rowOf(signal);
  return row ? t('console.needs.openRow', { row: row.row + 1 }) : t('console.needs.open');
}

/** Unread rows are not evidence against a file, unlike totals that do not match. */
function titleOf(unproven: readonly MarkedMonth[]) {
  return unproven.some(({ reason }) => reason === 'sumsDoNotHold')
    ? 'console.needs.notProven'
    : 'console.needs.rowsNotRead';
}

export const unprovenMonths: NeedsReader = ({ details, known, flow }, { t, language }) => {
  const unproven = (known?.row?.months ?? []).filter(({ state }) => state === 'notProven');
  const shown = new Set(
    (flow?.signals ?? [])
      .filter((signal) => !isWeakSign(signal) && signal.kind !== 'otherHolder')
      .flatMap((signal) => statementsOf(signal).map((place) => place.statementId)),
  );
  const months = unproven.map(({ month }) => month);
  const file = details.statements.find(
    ({ statementId, proof, reading }) =>
      proof !== 'proven' &&
      !shown.has(statementId) &&
      monthsOfPeriods(reading.periods).some((month) => months.includes(month)),
  );
  if (months.length === 0 || (flow && !file)) return [];
  const { applicationId } = details.application;
  return [
    {
      icon: warning,
      title: t(titleOf(unproven)),
      detail: monthList(months, language),
      ...(file && {
        action: {
          label: t('console.needs.open'),
          isReading: true,
          run: () => navigate(statementAddress(applicationId, file.statementId)),
        },
      }),
    },
  ];
};

export const goneMonths: NeedsReader = ({ details, known, onAsk }, words) => {
  const { t, language } = words;
  const unasked = unaskedMonths(known?.row?.months ?? [], details.missing);
  if (unasked.length === 0) return [];
  const { monthsReason } = details.application;
  const reason = monthsReason && t('console.needs.reason', { reason: formatMonthsReason(monthsReason, words) });
  return [
    {
      icon: warning,
      title: t('console.needs.months'),
      detail: [monthList(unasked, language), reason].filter(Boolean).join(' · '),
      action: { label: t('console.ask.do'), run: onAsk },
    },
  ];
};

/** Files that may hold the missing months. */
export const unreadFiles: NeedsReader = ({ details, known }, { t }) => {
  if (unaskedMonths(known?.row?.months ?? [], details.missing).length === 0) return [];
  const files = details.statements.filter(isUnrecognized);
  const [first] = files;
  if (!first) return [];
  const { applicationId } = details.application;
  return [
    {
      icon: warning,
      title: t('console.statement.unread.notAStatement.title'),
      detail: files.map(({ fileName }) => fileName).join(', '),
      isInformation: true,
      action: {
        label: t('console.needs.open'),
        isReading: true,
        run: () => navigate(statementAddress(applicationId, first.statementId)),
      },
    },
  ];
};

/**
 * Whether staff have sent the customer a question since the last file arrived, which means that its issues have been
 * seen.
 */
function wasAskedSince({ statements, requests }: Parameters<NeedsReader>[0]['details']): boolean {
  const latest =
    statements
      .map(({ uploadedAt }) => uploadedAt)
      .toSorted()
      .at(-1) ?? '';
  return requests.some(({ kind, askedAt }) => kind === 'question' && askedAt > latest);
}

export const lendersRepaid: NeedsReader = ({ details, flow, onAsk }, words) => {
  if (wasAskedSince(details)) return [];
  return listObligations(flow, 'lender')
    .filter(({ hasStopped }) => !hasStopped)
    .map((obligation) => ({
      icon: <Repeat size={18} aria-hidden="true" />,
      title: words.t('console.cashFlow.lending.repays', { lender: obligation.payee }),
      detail: rhythmWords(obligation, words),
      isInformation: true,
      action: { label: words.t('console.needs.askCustomer'), run: onAsk },
    }));
};

export const otherNames: NeedsReader = ({ details, onAsk }, { t }) => {
  if (wasAskedSince(details)) return [];
  const files = details.statements.filter(({ reading }) => reading.asksHolder).map(({ fileName }) => fileName);
  const { bankAccount } = details;
  const isAccountOpen = bankAccount?.question === 'holder' && bankAccount.holderAnswer === null;
  const named = [...files, ...(isAccountOpen ? [t('console.facts.bankAccount')] : [])];
  if (named.length === 0) return [];
  return [
    {
      icon: warning,
      title: t('console.needs.otherName'),
      detail: named.join(', '),
      action: { label: t('console.needs.askCustomer'), run: onAsk },
    },
  ];
};
