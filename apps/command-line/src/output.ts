/** Control characters, line and paragraph separators, and bidirectional controls. */
const movesTheTerminal = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** The text without what could move the cursor, change colours or turn the direction of writing. */
export function plain(text: string): string {
  return text.replaceAll(movesTheTerminal, ' ');
}

/** JSON to read and to parse: what could move the terminal is written as an escape. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(movesTheTerminal, (character) =>
    character === '\n' ? character : String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
