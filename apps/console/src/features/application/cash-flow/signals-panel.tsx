import type { CashFlow } from '@portal/contract/application/cash-flow';
import { formatDay, formatPercent } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { ScreenLink } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import { signalWords, statementsOf } from '../revenue/signal-words.ts';
import { statementAddress } from '../revenue/statement-order.ts';
import styles from './cash-flow.module.css';

export interface SignalsPanelProps {
  details: Details;
  flow: CashFlow;
}

export function SignalsPanel({ details, flow }: SignalsPanelProps) {
  const words = useText();
  const { t } = words;
  const { applicationId } = details.application;
  return (
    <Panel title={t('console.cashFlow.signals.title')}>
      <Findings flow={flow} />
      <ul className={styles.signals}>
        {flow.signals.map((signal, index) => {
          const place = statementsOf(signal)[0];
          const file = place && details.statements.find(({ statementId }) => statementId === place.statementId);
          return (
            <li key={index} className={styles.warn}>
              {signalWords(signal, words)}{' '}
              {file && <ScreenLink to={statementAddress(applicationId, file.statementId)}>{file.fileName}</ScreenLink>}
            </li>
          );
        })}
        {flow.signals.length === 0 && <li>{t('console.cashFlow.signals.none')}</li>}
      </ul>
    </Panel>
  );
}

interface Finding {
  label: string;
  value: string;
  detail: string;
}

function Findings({ flow: { overall } }: { flow: CashFlow }) {
  const { t, language } = useText();
  const { comparison, trend, largestPayer, lastDepositOn } = overall;
  const findings: Finding[] = [
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
    <dl className={styles.findings}>
      {findings.map((finding) => (
        <FindingLine key={finding.label} {...finding} />
      ))}
    </dl>
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
