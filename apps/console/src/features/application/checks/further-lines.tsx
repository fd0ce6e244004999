import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import { assessEligibility } from '@portal/contract/eligibility';
import type { ApplicationMatch } from '@portal/contract/staff/matches';
import { FACT_SEPARATOR, formatMoney } from '@portal/locales/format';
import { signalWords, statementsOf } from '@portal/locales/format/cash-flow-signals';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { cashFlowQuery } from '../../../parts/application/application-queries.ts';
import { NotKnown } from '../../../frame/states/not-known.tsx';
import { type Unknown, whyUnknown } from '../../../frame/states/why-unknown.ts';
import { type Details, useMatches } from '../details.ts';
import { isUnrecognized } from '../revenue/statement-badges.ts';
import { nameOfMatch, sharedWords } from '../summary/match-words.ts';
import { isWeakSign } from '../summary/needs-of-revenue.tsx';
import { CheckLine, type CheckTone } from './check-line.tsx';
import styles from '../application.module.css';

function inCommon(match: ApplicationMatch, words: Translation): string {
  const { t } = words;
  const what = t('console.matches.alarm', { application: nameOfMatch(match) });
  return t('console.named', { what, which: sharedWords(match.shared, words) });
}

function UnknownLine({ title, unknown }: { title: string; unknown: Unknown }) {
  return (
    <CheckLine tone="quiet" title={title}>
      <span className={styles.why}>
        <NotKnown what={title} unknown={unknown} />
      </span>
    </CheckLine>
  );
}

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
  const title = t('console.checks.files');
  const { data: flow, ...read } = useQuery({
    ...cashFlowQuery(application.applicationId),
    enabled: statements.length > 0,
  });
  const unknown = whyUnknown({ data: flow, ...read });
  if (unknown) return <UnknownLine title={title} unknown={unknown} />;
  if (!flow) return null;
  const signals = flow.signals.filter((signal) => statementsOf(signal).length > 0);
  const unread = statements.filter(isUnrecognized);
  const isFine = unread.length === 0 && signals.every(isWeakSign);
  const [first, ...others] = new Set([
    ...signals.map((signal) => signalWords(signal, words)),
    ...(unread.length > 0 ? [t('console.checks.filesUnread', { count: unread.length })] : []),
  ]);
  return (
    <CheckLine tone={isFine ? 'good' : 'warn'} title={title}>
      <span className={styles.why}>
        {first ?? t('console.checks.filesFine', { count: statements.length })}
        {others.length > 0 && ` ${t('console.checks.furtherFacts', { count: others.length })}`}
      </span>
    </CheckLine>
  );
}

const toneOf = ({ isAlarming }: ApplicationMatch): CheckTone => (isAlarming ? 'warn' : 'quiet');

export function DuplicatesLine({ details }: LineProps) {
  const words = useText();
  const { t } = words;
  const title = t('console.checks.duplicates');
  const { matches, unknown } = useMatches(details);
  const alarming = matches.filter(({ isAlarming }) => isAlarming);
  const [first, ...others] = alarming.length > 0 ? alarming : matches;
  if (details.application.reference === null) return null;
  if (unknown) return <UnknownLine title={title} unknown={unknown} />;
  return (
    <CheckLine tone={first ? toneOf(first) : 'good'} title={title}>
      <span className={styles.why}>
        {first ? inCommon(first, words) : t('console.checks.noDuplicates')}
        {others.length > 0 && `${FACT_SEPARATOR}${t('console.matches.more', { count: others.length })}`}
      </span>
    </CheckLine>
  );
}
