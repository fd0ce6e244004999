/** A `like` pattern for texts that start with these letters, for an index of lowercase texts. */
export function startOf(search: string): string {
  return `${search.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
