import { type CashFlow, cashFlowReasons } from '@portal/contract/application/cash-flow';
import { monthsOfAccounts } from '@portal/contract/application/statements/counted-months';
import { OFFERED_CURRENCY } from '@portal/contract/constants';
import { FACT_SEPARATOR, formatPercent } from '../format.ts';
import { formatDay, formatMonth } from './day.ts';
import type { CopyContent, CopySection } from './application-copy.ts';
import { signalWords } from './cash-flow-signals.ts';
import { listObligations, rhythmWords } from './cash-flow-obligations.ts';
import { formatCents } from './cents.ts';
import type { Words } from './words.ts';

export interface CashFlowAbout {
  reference: string;
  operatingName: string;
  /** Day on which the figures were compiled, YYYY-MM-DD. */
  day: string;
}

type Section = (flow: CashFlow, words: Words) => Pick<CopySection, 'facts' | 'sentence'>;

const months: Section = ({ overall }, { t, language }) => ({
  facts: overall.months.map(({ month, isFull, depositsCents, revenueCents, withdrawalsCents }) => [
    formatMonth(month, language),
    depositsCents === null || revenueCents === null || withdrawalsCents === null
      ? t('console.cashFlow.copy.notProven')
      : [
          t('console.cashFlow.copy.month', {
            deposits: formatCents(depositsCents, language),
            revenue: formatCents(revenueCents, language),
            withdrawals: formatCents(withdrawalsCents, language),
          }),
          ...(isFull ? [] : [t('console.cashFlow.part')]),
        ].join(FACT_SEPARATOR),
  ]),
});

const figures: Section = ({ overall }, { t, language }) => {
  const { averages, comparison, largestPayer, largestThreePercent, cashPercent, lending, payments } = overall;
  const money = (cents: number) => formatCents(cents, language);
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : formatPercent(value, language);
  return {
    facts: known([
      ...averages.map(({ months: count, revenueCents, netCents }): [string, string] => [
        t('console.cashFlow.findings.average', { count }),
        [money(revenueCents), t('console.cashFlow.findings.net', { amount: money(netCents) })].join(FACT_SEPARATOR),
      ]),
      [t('console.cashFlow.findings.stated'), percent(comparison?.percentOfStated)],
      [
        t('console.cashFlow.findings.payer'),
        largestPayer === null ? '' : [largestPayer.payer, percent(largestPayer.percentOfRevenue)].join(FACT_SEPARATOR),
      ],
      [t('console.cashFlow.findings.threePayers'), percent(largestThreePercent)],
      [t('console.cashFlow.findings.cash'), percent(cashPercent)],
      [
        t('console.cashFlow.lending.title'),
        lending === null
          ? ''
          : [money(lending.cents), percent(lending.percentOfRevenue)].filter(Boolean).join(FACT_SEPARATOR),
      ],
      ...(['payroll', 'rent', 'tax'] as const).map((kind): [string, string] => {
        const found = payments.find((payment) => payment.kind === kind);
        return [
          t(`console.cashFlow.payments.${kind}`),
          found ? money(found.cents) : t('console.cashFlow.findings.nonePaid'),
        ];
      }),
    ]),
  };
};

const sales: Section = ({ accounts }, { t, language }) => {
  const counted = monthsOfAccounts(accounts.filter(({ currency }) => currency === OFFERED_CURRENCY)).flatMap(
    ({ parts }) => parts.map(({ month }) => month),
  );
  const sumOf = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
  const leftOut = cashFlowReasons.map((reason) => ({
    reason,
    cents: sumOf(
      counted.flatMap((month) => month.leftOut.filter((each) => each.reason === reason).map(({ cents }) => cents)),
    ),
  }));
  const back = sumOf(counted.map(({ takenBack }) => takenBack?.cents ?? 0));
  const facts = [...leftOut, { reason: 'takenBack' as const, cents: back }]
    .filter(({ cents }) => cents !== 0)
    .map(({ reason, cents }): [string, string] => [
      capitalized(t(`console.cashFlow.measures.${reason}`)),
      [formatCents(cents, language), t(`console.cashFlow.sales.why.${reason}`)].join(FACT_SEPARATOR),
    ]);
  return facts.length > 0 ? { facts } : { facts, sentence: t('console.cashFlow.sales.all') };
};

const owed: Section = (flow, words) => {
  const { t, language } = words;
  const facts = (['lender', 'unclassified'] as const).flatMap((kind) =>
    listObligations(flow, kind).map((obligation): [string, string] => [
      obligation.payee,
      [
        rhythmWords(obligation, words),
        formatCents(obligation.cents, language),
        ...(obligation.percentOfRevenue === null
          ? []
          : [
              t('console.cashFlow.lending.ofRevenue', {
                percent: formatPercent(obligation.percentOfRevenue, language),
              }),
            ]),
        ...(kind === 'lender' ? [] : [t('console.cashFlow.copy.unclassified')]),
        ...(obligation.hasStopped ? [t('console.cashFlow.lending.stopped')] : []),
      ].join(FACT_SEPARATOR),
    ]),
  );
  const advances = flow.accounts
    .flatMap((account) => account.advances ?? [])
    .map(({ lender, date, cents }): [string, string] => [
      lender === null
        ? t('console.cashFlow.lending.advanceUnnamed')
        : t('console.cashFlow.lending.advance', { lender }),
      [formatCents(cents, language), formatDay(date, language, 'short')].join(FACT_SEPARATOR),
    ]);
  const all = [...facts, ...advances];
  return all.length > 0 ? { facts: all } : { facts: [], sentence: t('console.cashFlow.lending.none') };
};

const balances: Section = ({ accounts }, { t, language }) => ({
  facts: accounts.flatMap(({ account, months: own }): [string, string][] => {
    const known = own.flatMap((month) => month.balances ?? []);
    const [first] = known;
    if (!first) return [];
    const lowest = known.reduce((found, each) => (each.lowestCents < found.lowestCents ? each : found), first);
    const below = known.reduce((total, { daysBelowZero }) => total + daysBelowZero, 0);
    const returned = own.reduce((total, month) => total + month.returned.count, 0);
    return [
      [
        `••${account ?? ''}`,
        [
          t('console.cashFlow.balance.lowest', {
            amount: formatCents(lowest.lowestCents, language),
            day: formatDay(lowest.lowestOn, language, 'short'),
          }),
          below === 0 ? t('console.cashFlow.balance.never') : t('console.cashFlow.balance.below', { count: below }),
          t('console.cashFlow.copy.returned', { count: returned }),
        ].join(' '),
      ],
    ];
  }),
});

const signals: Section = (flow, words) => ({
  facts: [],
  sentence:
    flow.signals.length === 0
      ? words.t('console.cashFlow.signals.none')
      : flow.signals.map((signal) => signalWords(signal, words)).join(' '),
});

export function cashFlowContent(flow: CashFlow, about: CashFlowAbout, words: Words): CopyContent {
  const { t, language } = words;
  const sections: [heading: string, section: Section][] = [
    [t('console.cashFlow.findings.title'), figures],
    [t('console.cashFlow.months'), months],
    [t('console.cashFlow.sales.title'), sales],
    [t('console.cashFlow.lending.title'), owed],
    [t('console.cashFlow.balance.title'), balances],
    [t('console.cashFlow.signals.title'), signals],
  ];
  return {
    title: t('console.cashFlow.title'),
    reference: [about.operatingName, about.reference].join(FACT_SEPARATOR),
    submitted: t('console.cashFlow.copy.asOf', { day: formatDay(about.day, language) }),
    nextContact: '',
    sections: sections
      .map(([heading, section]): CopySection => ({ heading, ...section(flow, words) }))
      .filter(({ facts, sentence }) => facts.length > 0 || sentence !== undefined),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function known(facts: readonly [label: string, value: string][]): CopySection['facts'] {
  return facts.filter(([, value]) => value !== '');
}
