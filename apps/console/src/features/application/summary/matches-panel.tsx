import { formatDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { dayAtOffice } from '../../../frame/days.ts';
import { applicationAddress, ScreenLink } from '../../../frame/navigation.tsx';
import styles from '../application.module.css';
import { type Details, useMatches } from '../details.ts';
import { nameOfMatch, sharedWords } from './match-words.ts';

/** Other customers' applications that share something with this one; empty without any. */
export function MatchesPanel({ details }: { details: Details }) {
  const matches = useMatches(details);
  const words = useText();
  const { t, language } = words;
  if (matches.length === 0) return null;
  return (
    <Panel title={t('console.matches.title')} note={matches.length}>
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
    </Panel>
  );
}
