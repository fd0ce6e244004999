import type { EarlierDecision } from '@portal/contract/staff/decisions';
import type { ApplicationMatch } from '@portal/contract/staff/matches';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { formatDayAtOffice } from '../../../frame/days.ts';
import { applicationAddress, ScreenLink } from '../../../frame/navigation.tsx';
import { NotKnown } from '../../../frame/states/not-known.tsx';
import { decisionsQuery } from '../../../parts/application/application-queries.ts';
import styles from '../application.module.css';
import { earlierWords } from '../decision/earlier-words.ts';
import { type Details, useMatches } from '../details.ts';
import { UnknownPanel } from '../unknown-panel.tsx';
import { nameOfMatch, sharedWords } from './match-words.ts';

const SHOWN_FIRST = 5;

export function MatchesPanel({ details }: { details: Details }) {
  const { t } = useText();
  const title = t('console.matches.title');
  const { matches, unknown } = useMatches(details);
  const failed = unknown?.isLoading ? undefined : unknown;
  const { data } = useQuery(decisionsQuery(details.application.applicationId));
  const items = [
    ...(data?.earlier ?? []).map((one) => <EarlierItem key={one.applicationId} earlier={one} />),
    ...matches.map((match) => <MatchItem key={match.applicationId} match={match} />),
  ];
  if (items.length === 0) return failed ? <UnknownPanel title={title} unknown={failed} /> : null;
  const [first, rest] = [items.slice(0, SHOWN_FIRST), items.slice(SHOWN_FIRST)];
  return (
    <Panel title={title} note={items.length}>
      <ul className={styles.matches}>{first}</ul>
      {rest.length > 0 && (
        <Disclosure className={styles.others} title={t('console.matches.more', { count: rest.length })}>
          <ul className={styles.matches}>{rest}</ul>
        </Disclosure>
      )}
      {failed && (
        <p className={styles.plainWords}>
          <NotKnown what={title} unknown={failed} />
        </p>
      )}
    </Panel>
  );
}

function EarlierItem({ earlier }: { earlier: EarlierDecision }) {
  const words = useText();
  const { t, language } = words;
  return (
    <li>
      <span>
        <ScreenLink to={applicationAddress(earlier.applicationId)}>{nameOfMatch(earlier)}</ScreenLink>{' '}
        <Badge tone="neutral">{t('console.matches.sameCustomer')}</Badge>
      </span>
      <span>{earlierWords(earlier, words)}</span>
      <span className={styles.quietWords}>
        {t('console.matches.closed', { day: formatDayAtOffice(earlier.closedAt, language) })}
      </span>
    </li>
  );
}

function MatchItem({ match }: { match: ApplicationMatch }) {
  const words = useText();
  const { t, language } = words;
  return (
    <li>
      <span>
        <ScreenLink to={applicationAddress(match.applicationId)}>{nameOfMatch(match)}</ScreenLink>{' '}
        {match.isAlarming && <Badge tone="attention">{t('console.matches.check')}</Badge>}
        {match.isSameBusiness && <Badge tone="neutral">{t('console.matches.sameBusiness')}</Badge>}
      </span>
      <span>{t('console.matches.shared', { what: sharedWords(match.shared, words) })}</span>
      <span className={styles.quietWords}>
        {t('console.matches.submitted', { day: formatDayAtOffice(match.submittedAt, language) })}
      </span>
    </li>
  );
}
