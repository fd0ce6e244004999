type Area = 'sessionStorage' | 'localStorage';

/** A place in the browser's storage. Where the browser stores nothing, nothing is found and nothing fails. */
export interface Stored<Value> {
  find: () => Value | undefined;
  set: (value: Value) => void;
  clear: () => void;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    // Storage is off or full, or holds what somebody else wrote.
    return undefined;
  }
}

/** A text under a name: `sessionStorage` is this tab's, `localStorage` all tabs'. */
export function storedText(area: Area, key: string): Stored<string> {
  return {
    find: () => attempt(() => window[area].getItem(key) ?? undefined),
    set: (text) => attempt(() => window[area].setItem(key, text)),
    clear: () => attempt(() => window[area].removeItem(key)),
  };
}

/** The same for a value that only its own module writes. */
export function storedValue<Value>(area: Area, key: string): Stored<Value> {
  const { find, set, clear } = storedText(area, key);
  return {
    find: () => attempt(() => (JSON.parse(find() ?? 'null') as Value | null) ?? undefined),
    set: (value) => set(JSON.stringify(value)),
    clear,
  };
}
