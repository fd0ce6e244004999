import { createHash } from 'node:crypto';

const NAME_CHARACTERS = 24;

export interface StatementNames {
  nameOf(text: string): string | undefined;
  renew(): void;
}

/**
 * Names of prepared statements, so that PostgreSQL plans each once per connection. After `mostNames` statements, no
 * more are named: lists of varying length must not fill its memory.
 */
export function statementNames(mostNames: number): StatementNames {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameOf: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size >= mostNames) return known;

      const hash = createHash('sha256').update(text).digest('hex').slice(0, NAME_CHARACTERS);
      const name = `p${String(generation)}_${hash}`;
      names.set(text, name);
      return name;
    },
    renew: () => {
      generation += 1;
      names.clear();
    },
  };
}
