import { retryDelay, shouldRetry } from '@portal/contract/client/retry';
import { WORK_LIST_COUNT_MAXIMUM } from '@portal/contract/constants';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../api/queries.ts';

/** Maximum rows in a file: more are of little use, and each page read is in the audit trail. */
const MOST_ROWS = WORK_LIST_COUNT_MAXIMUM;

interface Page<Row> {
  rows: readonly Row[];
  next: string | null;
}

export interface SavingAllProps<Row> {
  total: number | null;
  readPage: (after: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
  fileName: string;
  write: (rows: readonly Row[], fileName: string) => void;
}

export interface Saved {
  count: number;
  isCut: boolean;
}

export function useSavingAll<Row>({ total, readPage, fileName, write }: SavingAllProps<Row>) {
  const { t } = useText();
  const [done, setDone] = useState(0);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const readAll = async (signal: AbortSignal): Promise<Saved | null> => {
    const rows: Row[] = [];
    let after: string | undefined;
    do {
      const page = await queryClient.query({
        queryKey: ['saving', crypto.randomUUID()],
        queryFn: () => readPage(after, signal),
        retry: (failures, error) => !signal.aborted && shouldRetry(failures, error),
        retryDelay,
        gcTime: 0,
        meta: { changesWith: 'none' },
      });
      if (signal.aborted) return null;
      rows.push(...page.rows.slice(0, MOST_ROWS - rows.length));
      setDone(rows.length);
      after = page.next ?? undefined;
    } while (after !== undefined && rows.length < MOST_ROWS);
    const isCut = after !== undefined;
    write(rows, isCut ? t('console.export.fileNames.first', { name: fileName, shown: rows.length }) : fileName);
    return { count: rows.length, isCut };
  };

  const saving = useMutation({
    mutationFn: async () => {
      const own = new AbortController();
      stopper.current = own;
      setDone(0);
      return readAll(own.signal).catch((error: unknown) => {
        if (own.signal.aborted) return null;
        throw error;
      });
    },
  });
  return {
    saveAll: () => {
      if (!saving.isPending) saving.mutate();
    },
    stop: () => stopper.current?.abort(),
    dismiss: saving.reset,
    isRunning: saving.isPending,
    done,
    total,
    saved: saving.data ?? null,
    error: saving.error,
  };
}

export type SavingAll = Omit<ReturnType<typeof useSavingAll>, 'saveAll'>;
