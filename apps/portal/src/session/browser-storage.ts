type Area = 'sessionStorage' | 'localStorage';

/** A value in the browser's storage. If storage is unavailable, reads return nothing and writes do not fail. */
export interface Stored<Value> {
  find: () => Value | undefined;
  set: (value: Value) => void;
  clear: () => void;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    // Storage is off or full, or contains something unexpected.
    return undefined;
  }
}

/** Text stored under a key, in `sessionStorage` for this tab or `localStorage` for all tabs. */
export function storedText(area: Area, key: string): Stored<string> {
  return {
    find: () => attempt(() => window[area].getItem(key) ?? undefined),
    set: (text) => attempt(() => window[area].setItem(key, text)),
    clear: () => attempt(() => window[area].removeItem(key)),
  };
}

/** Like `storedText`, for a value that only its own module writes. */
export function storedValue<Value>(area: Area, key: string): Stored<Value> {
  const { find, set, clear } = storedText(area, key);
  return {
    find: () => attempt(() => (JSON.parse(find() ?? 'null') as Value | null) ?? undefined),
    set: (value) => set(JSON.stringify(value)),
    clear,
  };
}
