import { missingMonths } from '@portal/contract/application/months-covered';
import type { StatementFile } from '@portal/contract/entities/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Answer } from '../../../api/operation-types.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import { formatMonth } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';

type StatementList = Answer<'Revenue_ListStatements'>;

/** How often is looked whether a file was read, while one waits. */
const READING_POLL_MS = 1500;

function isAnyWaiting(list: StatementList | undefined): boolean {
  return list?.statements.some(({ reading }) => reading.state === 'waiting') ?? false;
}

/** The statements of an application with what was read from them. It looks again by itself while a file waits. */
export function useStatements(applicationId: string) {
  const queries = useQueryClient();
  const key = operationKey('Revenue_ListStatements', { applicationId });
  const list = useQuery({
    ...operationQuery('Revenue_ListStatements', { params: { applicationId } }),
    refetchInterval: ({ state }) => (isAnyWaiting(state.data) ? READING_POLL_MS : false),
  });
  const read = () => queries.getQueryData<StatementList>(key);

  return {
    list,
    read: (): readonly StatementFile[] => read()?.statements ?? [],
    refresh: async (): Promise<readonly StatementFile[]> => (await list.refetch()).data?.statements ?? [],
    /** Shows a change at once; the months follow from the server. */
    change: (change: (before: StatementFile[]) => StatementFile[]) => {
      queries.setQueryData<StatementList>(
        key,
        (before) => before && { ...before, statements: change(before.statements) },
      );
      // An answer still on its way may be from before the change, and tell that nothing is waited for.
      void queries.cancelQueries({ queryKey: key }).then(() => list.refetch());
    },
  };
}

/** Says politely, once the last file was read, which months are still missing; nothing while files are read. */
export function useReadingNews(list: StatementList | undefined, say: (words: string) => void): void {
  const { t, language } = useText();
  const wasWaiting = useRef(false);
  const waits = isAnyWaiting(list);
  useEffect(() => {
    if (wasWaiting.current && !waits && list && list.statements.length > 0) {
      const missing = missingMonths(list.covered).map((month) => formatMonth(month, language));
      say(
        missing.length === 0
          ? t('revenue.upload.announce.readAll')
          : t('revenue.upload.announce.readMissing', { months: missing.join(', ') }),
      );
    }
    if (waits && !wasWaiting.current) say('');
    wasWaiting.current = waits;
  }, [waits, list, say, t, language]);
}
