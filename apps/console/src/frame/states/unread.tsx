import { type ReactNode, useState } from 'react';
import { Failed } from './failed.tsx';
import { ListShape } from './list-shape.tsx';

export interface FailingRead {
  error: Error | null;
  isPending: boolean;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

export interface UnreadProps {
  read: FailingRead;
  shape?: ReactNode;
}

/** What a read shows instead of its data: its shape, or its error with a button that retries. */
export function Unread({ read, shape = <ListShape /> }: UnreadProps) {
  const error = useErrorOf(read);
  if (error) return <Failed error={error} onRetry={read.refetch} />;
  return read.isPending ? shape : null;
}

/** The error of a read, also while it is retried, so that the button that retries stays and keeps the focus. */
export function useErrorOf({ error, isPending, errorUpdatedAt }: FailingRead): Error | null {
  const [last, setLast] = useState({ error, errorUpdatedAt });
  if (error !== null && error !== last.error) setLast({ error, errorUpdatedAt });
  return isPending && errorUpdatedAt === last.errorUpdatedAt ? last.error : error;
}
