export interface Unknown {
  isLoading: boolean;
  retry: () => void;
}

interface Query {
  data: unknown;
  error: unknown;
  isEnabled: boolean;
  refetch: () => Promise<unknown>;
}

/** Why a value that was requested is not known: it is loading, or it failed. Undefined if it is known. */
export function whyUnknown({ data, error, isEnabled, refetch }: Query): Unknown | undefined {
  if (data !== undefined || !isEnabled) return undefined;
  return { isLoading: error === null, retry: () => void refetch() };
}
