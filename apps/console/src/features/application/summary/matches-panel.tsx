import type { ApplicationMatch } from '@portal/contract/staff/matches';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { dayAtOffice } from '../../../frame/days.ts';
import { applicationAddress, ScreenLink } from '../../../frame/navigation.tsx';
import styles from '../application.module.css';
import { type Details, useMatches } from '../details.ts';
import { UnknownPanel } from '../unknown-panel.tsx';
import { nameOfMatch, sharedWords } from './match-words.ts';

const SHOWN_FIRST = 5;

export function MatchesPanel({ details }: { details: Details }) {
  const { t } = useText();
  const { matches, unknown } = useMatches(details);
  if (unknown && !unknown.isLoading) return <UnknownPanel title={t('console.matches.title')} unknown={unknown} />;
  if (matches.length === 0) return null;
  const [first, rest] = [matches.slice(0, SHOWN_FIRST), matches.slice(SHOWN_FIRST)];
  return (
    <Panel title={t('console.matches.title')} note={matches.length}>
      <MatchList matches={first} />
      {rest.length > 0 && (
        <Disclosure className={styles.others} title={t('console.matches.more', { count: rest.length })}>
          <MatchList matches={rest} />
        </Disclosure>
      )}
    </Panel>
  );
}

function MatchList({ matches }: { matches: readonly ApplicationMatch[] }) {
  const words = useText();
  const { t, language } = words;
  return (
    <ul className={styles.matches}>
      {matches.map((match) => (
        <li key={match.applicationId}>
          <span>
            <ScreenLink to={applicationAddress(match.applicationId)}>{nameOfMatch(match)}</ScreenLink>{' '}
            {match.isAlarming && <Badge tone="attention">{t('console.matches.check')}</Badge>}
            {match.isSameBusiness && <Badge tone="neutral">{t('console.matches.sameBusiness')}</Badge>}
          </span>
          <span>{t('console.matches.shared', { what: sharedWords(match.shared, words) })}</span>
          <span className={styles.quietWords}>
            {t('console.matches.submitted', { day: formatDay(dayAtOffice(match.submittedAt), language, 'short') })}
          </span>
        </li>
      ))}
    </ul>
  );
}
