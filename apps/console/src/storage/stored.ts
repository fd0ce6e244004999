/** A choice that this browser keeps: nothing personal. */
export interface Stored<Value> {
  find: () => Value | undefined;
  set: (value: Value) => void;
}

/** A choice under a name. Where the browser stores nothing, nothing is found and nothing fails. */
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
        // Storage is off or full: the choice lasts as long as the page.
      }
    },
  };
}
