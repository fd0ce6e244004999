import type { CashFlow, PaymentKind } from '@portal/contract/application/cash-flow';
import { formatDay, formatPercent } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import styles from './cash-flow.module.css';

/** Shown even if none was found: a business that pays no wages, rent or taxes is unusual. */
const shownPayments = ['payroll', 'rent', 'tax'] as const satisfies readonly PaymentKind[];

interface Finding {
  label: string;
  value: string;
  detail: string;
}

/** Averages, trend, concentration, and what the business pays for. */
export function FindingsPanel({ flow: { overall } }: { flow: CashFlow }) {
  const { t, language } = useText();
  const { comparison, trend, averages, largestPayer, largestThreePercent, cashPercent, payments, lastDepositOn } =
    overall;
  const findings: Finding[] = [
    ...averages.map(({ months, revenueCents, netCents }) => ({
      label: t('console.cashFlow.findings.average', { count: months }),
      value: formatCents(revenueCents, language),
      detail: t('console.cashFlow.findings.net', { amount: formatCents(netCents, language) }),
    })),
    ...(comparison
      ? [
          {
            label: t('console.cashFlow.findings.stated'),
            value: formatPercent(comparison.percentOfStated, language),
            detail: t('console.cashFlow.findings.statedOf', {
              estimated: formatCents(comparison.estimatedAnnualCents, language),
              stated: formatCents(comparison.statedAnnualCents, language),
            }),
          },
        ]
      : []),
    ...(trend === 'unknown'
      ? []
      : [
          {
            label: t('console.cashFlow.findings.trend'),
            value: t(`console.cashFlow.trends.${trend}`),
            detail: t('console.cashFlow.findings.trendOf'),
          },
        ]),
    ...(largestPayer
      ? [
          {
            label: t('console.cashFlow.findings.payer'),
            value: formatPercent(largestPayer.percentOfRevenue, language),
            detail: largestPayer.payer,
          },
        ]
      : []),
    ...(largestThreePercent === null
      ? []
      : [
          {
            label: t('console.cashFlow.findings.threePayers'),
            value: formatPercent(largestThreePercent, language),
            detail: '',
          },
        ]),
    ...(cashPercent === null
      ? []
      : [{ label: t('console.cashFlow.findings.cash'), value: formatPercent(cashPercent, language), detail: '' }]),
    ...shownPayments.map((kind) => {
      const found = payments.find((payment) => payment.kind === kind);
      return {
        label: t(`console.cashFlow.payments.${kind}`),
        value: found ? formatCents(found.cents, language) : t('console.cashFlow.findings.nonePaid'),
        detail: found ? t('console.cashFlow.findings.payments', { count: found.count }) : '',
      };
    }),
    ...(lastDepositOn === null
      ? []
      : [
          {
            label: t('console.cashFlow.findings.lastDeposit'),
            value: formatDay(lastDepositOn, language, 'short'),
            detail: '',
          },
        ]),
  ];
  return (
    <Panel title={t('console.cashFlow.findings.title')}>
      <dl className={styles.findings}>
        {findings.map((finding) => (
          <FindingLine key={finding.label} {...finding} />
        ))}
      </dl>
    </Panel>
  );
}

function FindingLine({ label, value, detail }: Finding) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {detail !== '' && <dd className={styles.quiet}>{detail}</dd>}
    </div>
  );
}
