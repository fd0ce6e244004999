import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

export interface FailingRead {
  error: Error | null;
  isPending: boolean;
  errorUpdateCount: number;
}

/** The error of a read, also while it is retried, so that the button that retries stays and keeps the focus. */
export function useErrorOf({ error, isPending, errorUpdateCount }: FailingRead): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return isPending && errorUpdateCount > 0 ? last : error;
}

export function useKeptError<Data>(read: FailingRead & Pick<UseQueryResult<Data>, 'data' | 'refetch'>) {
  const error = useErrorOf(read);
  return { data: read.data, refetch: read.refetch, error };
}
