/** `like` pattern for texts starting with these letters, in an index of lowered text. */
export function startOf(search: string): string {
  return `${search.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
