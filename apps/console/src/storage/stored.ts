/** A choice stored in this browser; never personal data. */
export interface Stored<Value> {
  find: () => Value | undefined;
  set: (value: Value) => void;
}

/** A named choice. If the browser's storage is unavailable, reads return nothing and writes do not fail. */
export function stored<Value>(name: string): Stored<Value> {
  const key = `staff-${name}`;
  return {
    find: () => {
      try {
        return (JSON.parse(window.localStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (value) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is off or full: the choice is lost when the page closes.
      }
    },
  };
}
