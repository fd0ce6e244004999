import { useCallback, useState } from 'react';

/**
 * What somebody has typed and not sent, in the memory of this page alone: it outlives a session that ends, and the way to
 * another screen and back. Nothing of it is stored.
 */
const drafts = new Map<string, unknown>();
let owner: string | undefined;

/** Whoever signs in finds their own drafts, and nobody else's. */
export function keepDraftsOf(personId: string): void {
  if (owner !== personId) drafts.clear();
  owner = personId;
}

/** Forgets drafts whose name begins so: they were sent, or are not wanted. */
export function dropDrafts(start: string): void {
  for (const name of [...drafts.keys()]) if (name.startsWith(start)) drafts.delete(name);
}

/** State that is kept as a draft from the first change on. */
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
