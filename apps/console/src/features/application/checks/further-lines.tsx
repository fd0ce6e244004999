import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import { assessEligibility } from '@portal/contract/eligibility';
import { FACT_SEPARATOR, formatMoney } from '@portal/locales/format';
import { signalWords, statementsOf } from '@portal/locales/format/cash-flow-signals';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { cashFlowQuery } from '../../../parts/application/application-queries.ts';
import { type Details, useMatches } from '../details.ts';
import { nameOfMatch } from '../summary/match-words.ts';
import { CheckLine } from './check-line.tsx';
import styles from '../application.module.css';

interface LineProps {
  details: Details;
}

export function EligibilityLine({ details: { application } }: LineProps) {
  const { t, language } = useText();
  const { monthsInBusiness: months, businessInfo } = application;
  if (months === null || businessInfo.annualRevenue === null) return null;
  const { reasons } = assessEligibility(months, businessInfo.annualRevenue);
  const limits = { months: MINIMUM_MONTHS_IN_BUSINESS, amount: formatMoney(MINIMUM_ANNUAL_REVENUE_CAD, language) };
  return (
    <CheckLine
      tone={reasons.length === 0 ? 'good' : 'warn'}
      title={t(reasons.length === 0 ? 'console.checks.eligible' : 'console.checks.notEligible')}
    >
      <span className={styles.why}>
        {reasons.length === 0
          ? t('console.checks.eligibleFor', limits)
          : reasons.map((reason) => t(`console.checks.limits.${reason}`, limits)).join(' ')}
      </span>
    </CheckLine>
  );
}

export function FilesLine({ details: { application, statements } }: LineProps) {
  const words = useText();
  const { t } = words;
  const { data: flow } = useQuery({ ...cashFlowQuery(application.applicationId), enabled: statements.length > 0 });
  if (statements.length === 0 || !flow) return null;
  const signals = flow.signals.filter((signal) => statementsOf(signal).length > 0);
  const isWeak = signals.every((signal) => signal.kind === 'fileSign' && signal.strength === 'weak');
  const [first] = signals;
  return (
    <CheckLine tone={isWeak ? 'good' : 'warn'} title={t('console.checks.files')}>
      <span className={styles.why}>
        {first ? signalWords(first, words) : t('console.checks.filesFine', { count: statements.length })}
        {signals.length > 1 && ` ${t('console.checks.furtherFacts', { count: signals.length - 1 })}`}
      </span>
    </CheckLine>
  );
}

export function DuplicatesLine({ details }: LineProps) {
  const { t } = useText();
  const matches = useMatches(details);
  const alarming = matches.filter(({ isAlarming }) => isAlarming);
  const [first, ...others] = alarming.length > 0 ? alarming : matches;
  if (details.application.reference === null) return null;
  return (
    <CheckLine tone={alarming.length > 0 ? 'warn' : 'good'} title={t('console.checks.duplicates')}>
      <span className={styles.why}>
        {first ? t('console.matches.alarm', { application: nameOfMatch(first) }) : t('console.checks.noDuplicates')}
        {others.length > 0 && `${FACT_SEPARATOR}${t('console.matches.more', { count: others.length })}`}
      </span>
    </CheckLine>
  );
}
