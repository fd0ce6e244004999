import { createHash } from 'node:crypto';

const NAME_CHARACTERS = 24;

/**
 * Names for prepared statements, so that PostgreSQL plans each only once per connection.
 * Past `mostNames` different statements no more are named: lists of changing length must not fill its memory.
 */
export function statementNames(mostNames: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) {
      return known;
    }
    const name = `p${createHash('sha256').update(text).digest('hex').slice(0, NAME_CHARACTERS)}`;
    names.set(text, name);
    return name;
  };
}
