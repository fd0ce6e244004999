import { useCallback, useState } from 'react';

/**
 * Typed but unsent input, only in this page's memory. It survives the end of a session and navigation, and is never
 * stored.
 */
const drafts = new Map<string, unknown>();
let owner: string | undefined;

export function keepDraftsOf(personId: string): void {
  if (owner !== personId) drafts.clear();
  owner = personId;
}

/** Drops drafts whose name starts with `start`: they were sent, or are no longer wanted. */
export function dropDrafts(start: string): void {
  for (const name of [...drafts.keys()]) if (name.startsWith(start)) drafts.delete(name);
}

export function useDraft<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (drafts.has(name) ? (drafts.get(name) as Value) : initial));
  const change = useCallback(
    (next: Value) => {
      drafts.set(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, change];
}
