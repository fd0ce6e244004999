import { missingMonths } from '@portal/contract/application/statements/months-covered';
import type { Month } from '@portal/contract/calendar';
import type { StatementFile } from '@portal/contract/entities/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ResponseBody } from '../../../api/operation-types.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import { formatMonth } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { formatDaysBetween } from '@portal/locales/format/gaps';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { depositsIn } from './months/month-deposits.ts';
import { waitingText } from './waiting-text.ts';

type StatementList = ResponseBody<'Revenue_ListStatements'>;

const READING_POLL_MS = 1500;
const LATE_POLL_MS = 30_000;
/** Screen readers announce every fourth page of a scan, about two announcements a minute. */
const PAGES_PER_ANNOUNCEMENT = 4;

function isAnyWaiting({ statements }: StatementList): boolean {
  return statements.some(({ reading }) => reading.state === 'waiting');
}

function pollOf(list: StatementList): number | false {
  const { statements } = list;
  if (isAnyWaiting(list)) return READING_POLL_MS;
  return statements.some(({ reading }) => reading.hints.includes('takesLonger')) && LATE_POLL_MS;
}

export function useStatements(applicationId: string) {
  const queries = useQueryClient();
  const key = operationKey('Revenue_ListStatements', { applicationId });
  const list = useQuery({
    ...operationQuery('Revenue_ListStatements', { params: { applicationId } }),
    refetchInterval: ({ state }) => state.data !== undefined && pollOf(state.data),
  });
  const read = () => queries.getQueryData<StatementList>(key);

  return {
    list,
    read: (): readonly StatementFile[] => read()?.statements ?? [],
    refresh: async (): Promise<readonly StatementFile[]> => (await list.refetch()).data?.statements ?? [],
    replace: (answered: StatementList) => queries.setQueryData(key, answered),
    change: (change: (before: StatementFile[]) => StatementFile[]) => {
      queries.setQueryData<StatementList>(
        key,
        (before) => before && { ...before, statements: change(before.statements) },
      );
      // A response in progress may predate the change and stop the polling.
      void queries.cancelQueries({ queryKey: key }).then(() => list.refetch());
    },
  };
}

function depositsOf({ covered, statements }: StatementList): Map<Month, number> {
  const found = covered.months.filter(({ state }) => state === 'found');
  return new Map(
    found.flatMap(({ month }) => {
      const deposits = depositsIn(month, statements);
      return deposits ? [[month, deposits.cents] as const] : [];
    }),
  );
}

/**
 * Announces which months are still missing and what is new, once the last file is read; before that, only some pages of
 * scans. Each month's deposits are announced once.
 */
export function useReadingNews(list: StatementList | undefined, say: (words: string) => void): void {
  const texts = useText();
  const wasWaiting = useRef(false);
  const announced = useRef<ReadonlyMap<Month, number>>(new Map());
  const waits = list !== undefined && isAnyWaiting(list);
  useEffect(() => {
    if (!waits && list) {
      if (wasWaiting.current && list.statements.length > 0) say(newsOf(list, { announced: announced.current, texts }));
      announced.current = depositsOf(list);
    }
    if (waits && !wasWaiting.current) say('');
    wasWaiting.current = waits;
  }, [waits, list, say, texts]);
  const pageNews = list ? pageNewsOf(list, texts.t) : '';
  useEffect(() => {
    if (pageNews !== '') say(pageNews);
  }, [pageNews, say]);
}

/** The page of a scan to announce; empty if no scan is being read. */
function pageNewsOf({ statements }: StatementList, t: Translation['t']): string {
  const page = statements.map(({ reading }) => reading.page).find((each) => each !== undefined);
  if (!page) return '';
  const number = page.number - ((page.number - 1) % PAGES_PER_ANNOUNCEMENT);
  return waitingText({ page: { ...page, number } }, t);
}

function newsOf(
  list: StatementList,
  { announced, texts }: { announced: ReadonlyMap<Month, number>; texts: Translation },
): string {
  const { t, language } = texts;
  const missing = missingMonths(list.covered).map((month) => formatMonth(month, language));
  const deposits = [...depositsOf(list)]
    .filter(([month, cents]) => announced.get(month) !== cents)
    .map(([month, cents]) => `${formatMonth(month, language)} ${formatCents(cents, language)}`);
  return [
    missing.length === 0
      ? t('revenue.upload.announce.readAll')
      : t('revenue.upload.announce.readMissing', { months: missing.join(', ') }),
    ...formatDaysBetween(list, texts),
    ...(deposits.length === 0 ? [] : [t('revenue.upload.announce.deposits', { deposits: deposits.join('; ') })]),
  ].join(' ');
}
