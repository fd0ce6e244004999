import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

export interface FailingRead {
  error: Error | null;
  isPending: boolean;
  errorUpdatedAt: number;
}

/** The error of a read, also while it is retried, so that the button that retries stays and keeps the focus. */
export function useErrorOf({ error, isPending, errorUpdatedAt }: FailingRead): Error | null {
  const [last, setLast] = useState({ error, errorUpdatedAt });
  if (error !== null && error !== last.error) setLast({ error, errorUpdatedAt });
  return isPending && errorUpdatedAt === last.errorUpdatedAt ? last.error : error;
}

export function useKeptError<Data>(read: FailingRead & Pick<UseQueryResult<Data>, 'data' | 'refetch'>) {
  const error = useErrorOf(read);
  return { data: read.data, refetch: read.refetch, error };
}
