import { createHash } from 'node:crypto';

const NAME_CHARACTERS = 24;

export interface StatementNames {
  nameOf(text: string): string | undefined;
  /** Gives every statement another name, so that each connection prepares it anew. */
  renew(): void;
}

/**
 * Names for prepared statements, so that PostgreSQL plans each only once per connection.
 * Beyond `mostNames` different statements, no more are named: lists of changing length must not fill its memory.
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
