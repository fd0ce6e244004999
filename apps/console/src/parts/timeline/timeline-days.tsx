import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { ReactNode } from 'react';
import { useToday } from '../../api/today.ts';
import { dayAtOffice, longDayWithWeekday, timeAtOffice } from '../../frame/days.ts';
import styles from './timeline.module.css';

export interface TimelineEntry {
  at: string;
  key: string;
  words?: string | null;
}

export interface TimelineDaysProps<Entry extends TimelineEntry> {
  entries: readonly Entry[];
  /** Joins the entries of a day, which are latest first. */
  join?: (entries: readonly Entry[]) => readonly Entry[];
  headOf: (entry: Entry) => ReactNode;
}

export function TimelineDays<Entry extends TimelineEntry>({ entries, ...props }: TimelineDaysProps<Entry>) {
  const { t } = useText();
  const latestFirst = entries.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const days = [...new Set(latestFirst.map(({ at }) => dayAtOffice(at)))];
  if (days.length === 0) return <p className={styles.none}>{t('console.timeline.none')}</p>;
  return days.map((day) => (
    <Day key={day} day={day} entries={latestFirst.filter(({ at }) => dayAtOffice(at) === day)} {...props} />
  ));
}

function Day<Entry extends TimelineEntry>(props: TimelineDaysProps<Entry> & { day: string }) {
  const { day, entries, join, headOf } = props;
  const { t, language } = useText();
  const today = useToday();
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const name = isThisYear ? longDayWithWeekday(day, language) : formatDay(day, language, 'weekday');
  return (
    <>
      <h3>{day === today ? t('console.promise.today') : name}</h3>
      <ul>
        {(join?.(entries) ?? entries).map((entry) => (
          <li key={entry.key}>
            {headOf(entry)}
            <time dateTime={entry.at}>{timeAtOffice(entry.at, language)}</time>
            {Boolean(entry.words) && <p className={styles.note}>{entry.words}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
