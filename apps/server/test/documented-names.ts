import { readFileSync } from 'node:fs';

/**
 * Names in backticks in the first cells of a table.
 * @param page a page of the project, from its root
 * @param heading of the section with the table
 */
export function documentedNames(page: string, heading: string): string[] {
  const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
  const section = text.split(`## ${heading}`)[1]!.split(/^## /mu)[0]!;
  const cells = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]!);
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/gu)].map(([, name]) => name!));
}
