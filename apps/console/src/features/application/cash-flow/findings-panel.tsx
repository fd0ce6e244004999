import type { CashFlow, PaymentKind } from '@portal/contract/application/cash-flow';
import { formatPercent } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import styles from './cash-flow.module.css';

/** Shown even if none was found: a business that pays no wages, rent or taxes is unusual. */
const shownPayments = ['payroll', 'rent', 'tax'] as const satisfies readonly PaymentKind[];

interface Finding {
  label: string;
  value: string;
  detail?: string;
}

type FindingsReader = (overall: CashFlow['overall'], words: Translation) => Finding[];

function ifKnown<Value>(value: Value | null, find: (value: Value) => Finding): Finding[] {
  return value === null ? [] : [find(value)];
}

const revenue: FindingsReader = ({ averages, comparison, trend }, { t, language }) => [
  ...averages.map(({ months, revenueCents, netCents }) => ({
    label: t('console.cashFlow.findings.average', { count: months }),
    value: formatCents(revenueCents, language),
    detail: t('console.cashFlow.findings.net', { amount: formatCents(netCents, language) }),
  })),
  ...ifKnown(comparison, ({ percentOfStated, estimatedAnnualCents, statedAnnualCents }) => ({
    label: t('console.cashFlow.findings.stated'),
    value: formatPercent(percentOfStated, language),
    detail: t('console.cashFlow.findings.statedOf', {
      estimated: formatCents(estimatedAnnualCents, language),
      stated: formatCents(statedAnnualCents, language),
    }),
  })),
  ...ifKnown(trend === 'unknown' ? null : trend, (known) => ({
    label: t('console.cashFlow.findings.trend'),
    value: t(`console.cashFlow.trends.${known}`),
    detail: t('console.cashFlow.findings.trendOf'),
  })),
];

const payers: FindingsReader = ({ largestPayer, largestThreePercent, cashPercent }, { t, language }) => [
  ...ifKnown(largestPayer, ({ payer, percentOfRevenue }) => ({
    label: t('console.cashFlow.findings.payer'),
    value: formatPercent(percentOfRevenue, language),
    detail: payer,
  })),
  ...ifKnown(largestThreePercent, (percent) => ({
    label: t('console.cashFlow.findings.threePayers'),
    value: formatPercent(percent, language),
  })),
  ...ifKnown(cashPercent, (percent) => ({
    label: t('console.cashFlow.findings.cash'),
    value: formatPercent(percent, language),
  })),
];

const paid: FindingsReader = ({ payments }, { t, language }) =>
  shownPayments.map((kind) => {
    const found = payments.find((payment) => payment.kind === kind);
    const label = t(`console.cashFlow.payments.${kind}`);
    return found
      ? {
          label,
          value: formatCents(found.cents, language),
          detail: t('console.cashFlow.findings.payments', { count: found.count }),
        }
      : { label, value: t('console.cashFlow.findings.nonePaid') };
  });

const lastDeposit: FindingsReader = ({ lastDepositOn }, { t, language }) =>
  ifKnown(lastDepositOn, (day) => ({
    label: t('console.cashFlow.findings.lastDeposit'),
    value: formatDay(day, language, 'short'),
  }));

const readers = [revenue, payers, paid, lastDeposit];

export function FindingsPanel({ flow: { overall } }: { flow: CashFlow }) {
  const words = useText();
  return (
    <Panel title={words.t('console.cashFlow.findings.title')}>
      <dl className={styles.findings}>
        {readers
          .flatMap((read) => read(overall, words))
          .map(({ label, value, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {detail !== undefined && <dd className={styles.quiet}>{detail}</dd>}
            </div>
          ))}
      </dl>
    </Panel>
  );
}
