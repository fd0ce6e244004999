import type { ReactNode } from 'react';
import { ListShape } from './list-shape.tsx';
import { MoreRows } from './more-rows.tsx';
import { Failed } from './failed.tsx';
import { type FailingRead, useErrorOf } from './unread.tsx';

export interface PagedRowsProps {
  list: FailingRead & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  count: number;
  empty: ReactNode;
  children: ReactNode;
}

export function PagedRows({ list, count, empty, children }: PagedRowsProps) {
  const error = useErrorOf(list);
  if (list.isPending && !error) return <ListShape />;
  return (
    <>
      {count > 0 && children}
      {error && <Failed error={error} onRetry={list.refetch} />}
      {!error && count === 0 && empty}
      <MoreRows
        hasMore={!error && list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
