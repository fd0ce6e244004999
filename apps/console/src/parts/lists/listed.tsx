import type { ReactNode } from 'react';
import { Failed } from '../../frame/states/failed.tsx';
import { MoreRows } from '../../frame/states/more-rows.tsx';
import { type FailingRead, Unread, useErrorOf } from '../../frame/states/unread.tsx';
import styles from './listed.module.css';

export interface ListRead extends FailingRead {
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

export interface ListedProps<Row> {
  rows: readonly Row[] | undefined;
  read: ListRead;
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
}

export function Listed<Row>({ rows, read, empty, children }: ListedProps<Row>) {
  const error = useErrorOf(read);
  if (rows === undefined) {
    return (
      <div className={styles.room}>
        <Unread read={read} />
      </div>
    );
  }
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      {children(rows)}
      {error && <Failed error={error} onRetry={read.refetch} />}
      <MoreRows
        hasMore={!error && (read.hasNextPage ?? false)}
        isLoading={read.isFetchingNextPage ?? false}
        onMore={() => void read.fetchNextPage?.()}
      />
    </>
  );
}
