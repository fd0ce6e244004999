export interface Unknown {
  /** For the first time; `isRetrying` after it failed. */
  isLoading: boolean;
  isRetrying: boolean;
  retry: () => void;
}

interface Query {
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
  isEnabled: boolean;
  refetch: () => Promise<unknown>;
}

/** Why a value that was requested is not known: it is loading, or it failed. Undefined if it is known. */
export function whyUnknown({ data, error, errorUpdateCount, isEnabled, refetch }: Query): Unknown | undefined {
  if (data !== undefined || !isEnabled) return undefined;
  const [isFetching, hasFailed] = [error === null, errorUpdateCount > 0];
  return { isLoading: isFetching && !hasFailed, isRetrying: isFetching && hasFailed, retry: () => void refetch() };
}
