export function faultsOf(object: object, kind: { prototype: { validate(): void } }): string[] {
  const known = new Set<object>();
  const unread = new Map<object, Map<string, string>>();
  try {
    // The schemas ignore unknown fields and never read them.
    kind.prototype.validate.call(watched(object, '', { known, unread }));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return [...unread].flatMap(([within, fields]) => (known.has(within) ? [] : [...fields.values()]));
}

interface Seen {
  /** Objects with arbitrary keys, such as labels, all of which are known because the schema enumerated them. */
  known: Set<object>;
  /** Fields that were not read, with their paths, by object. */
  unread: Map<object, Map<string, string>>;
}

function watched(object: object, path: string, seen: Seen): object {
  if (Array.isArray(object)) {
    return object.map((each: unknown, index) =>
      typeof each === 'object' && each !== null ? watched(each, `${path}/${String(index)}`, seen) : each,
    );
  }
  const fields = new Map(Object.keys(object).map((name) => [name, `${path}/${name}`]));
  seen.unread.set(object, fields);
  const inner = new Map<string, unknown>();
  for (const [name, value] of Object.entries(object) as [string, unknown][])
    inner.set(name, typeof value === 'object' && value !== null ? watched(value, `${path}/${name}`, seen) : value);
  return new Proxy(object, {
    get: (target, name) => {
      if (typeof name !== 'string' || !inner.has(name)) return Reflect.get(target, name) as unknown;
      fields.delete(name);
      return inner.get(name);
    },
    ownKeys: (target) => {
      seen.known.add(target);
      return Reflect.ownKeys(target);
    },
  });
}
