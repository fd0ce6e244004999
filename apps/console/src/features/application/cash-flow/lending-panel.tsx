import type { CashFlow, Obligation } from '@portal/contract/application/cash-flow';
import { formatPercent } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { useState } from 'react';
import { useRight } from '../../../api/session.ts';
import { ScreenLink } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import { listObligations, rhythmWords } from '@portal/locales/format/cash-flow-obligations';
import { RulingDialog } from '../rulings/ruling-dialog.tsx';
import type { NewRuling } from '../rulings/use-ruling.ts';
import { addressOfRows } from './rows-behind.ts';
import styles from './cash-flow.module.css';

export interface LendingPanelProps {
  details: Details;
  flow: CashFlow;
}

export function LendingPanel({ details, flow }: LendingPanelProps) {
  const { t, language } = useText();
  const lenders = listObligations(flow, 'lender');
  const others = listObligations(flow, 'unclassified');
  const advances = flow.accounts.flatMap((account) => account.advances ?? []);
  const { lending } = flow.overall;
  const mayWork = useRight('work');
  const [ruling, setRuling] = useState<NewRuling>();
  const onRule = mayWork ? setRuling : undefined;
  return (
    <Panel title={t('console.cashFlow.lending.title')}>
      {lenders.length === 0 && <p className={styles.plain}>{t('console.cashFlow.lending.none')}</p>}
      {lenders.length > 0 && lending !== null && lending.percentOfRevenue !== null && (
        <p className={styles.plain}>
          {t('console.cashFlow.lending.share', {
            amount: formatCents(lending.cents, language),
            percent: formatPercent(lending.percentOfRevenue, language),
          })}
        </p>
      )}
      <ul className={styles.signals}>
        {lenders.map((obligation, index) => (
          <ObligationLine key={index} details={details} obligation={obligation} onRule={onRule} />
        ))}
        {advances.map(({ lender, date, cents }, index) => (
          <li key={index}>
            <span className={styles.sourceHead}>
              <b>
                {lender === null
                  ? t('console.cashFlow.lending.advanceUnnamed')
                  : t('console.cashFlow.lending.advance', { lender })}
              </b>
              <span>{formatCents(cents, language)}</span>
            </span>
            <span className={styles.quiet}>{formatDay(date, language, 'short')}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Disclosure
          className={styles.others}
          title={t('console.cashFlow.lending.unclassified', { count: others.length })}
        >
          <ul className={styles.signals}>
            {others.map((obligation, index) => (
              <ObligationLine key={index} details={details} obligation={obligation} onRule={onRule} />
            ))}
          </ul>
        </Disclosure>
      )}
      {ruling && (
        <RulingDialog
          applicationId={details.application.applicationId}
          ruling={ruling}
          onClose={() => setRuling(undefined)}
        />
      )}
    </Panel>
  );
}

interface ObligationLineProps {
  details: Details;
  obligation: Obligation;
  onRule: ((ruling: NewRuling) => void) | undefined;
}

const rulingsOf = {
  lender: ['notLender'],
  unclassified: ['lender', 'notLender'],
} as const satisfies Record<Obligation['kind'], readonly NewRuling['kind'][]>;

function ObligationLine({ details, obligation, onRule }: ObligationLineProps) {
  const words = useText();
  const { t, language } = words;
  const { payee, kind, cents, percentOfRevenue, hasStopped, months } = obligation;
  const rows = months
    .flatMap(({ from }) => from)
    .map((behind) => addressOfRows(details, behind))
    .find((address) => address !== undefined);
  const facts = [
    ...(percentOfRevenue === null
      ? []
      : [t('console.cashFlow.lending.ofRevenue', { percent: formatPercent(percentOfRevenue, language) })]),
    ...(hasStopped ? [t('console.cashFlow.lending.stopped')] : []),
  ];
  return (
    <li>
      <span className={styles.sourceHead}>
        <b>{rows ? <ScreenLink to={rows}>{payee}</ScreenLink> : payee}</b>
        <span>{formatCents(cents, language)}</span>
      </span>
      <span className={styles.line}>{rhythmWords(obligation, words)}</span>
      {facts.length > 0 && <span className={styles.quiet}>{facts.join(' · ')}</span>}
      {onRule && (
        <span className={styles.rulings}>
          {rulingsOf[kind].map((one) => (
            <Button
              key={one}
              variant="quiet"
              size="small"
              aria-label={t('console.rulings.about', { ruling: t(`console.rulings.do.${one}`), payee })}
              onClick={() => onRule({ kind: one, payee })}
            >
              {t(`console.rulings.do.${one}`)}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
