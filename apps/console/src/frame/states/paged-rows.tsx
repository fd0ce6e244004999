import type { ReactNode } from 'react';
import { ListShape } from './list-shape.tsx';
import { MoreRows } from './more-rows.tsx';
import { Failed } from './failed.tsx';

export interface PagedRowsProps {
  list: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  count: number;
  empty: ReactNode;
  children: ReactNode;
}

export function PagedRows({ list, count, empty, children }: PagedRowsProps) {
  if (list.isPending) return <ListShape />;
  return (
    <>
      {count > 0 && children}
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isError && count === 0 && empty}
      <MoreRows
        hasMore={!list.isError && list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
