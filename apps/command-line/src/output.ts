/** Control characters, line and paragraph separators, and bidirectional controls. */
const movesTheTerminal = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

export function plain(text: string): string {
  return text.replaceAll(movesTheTerminal, ' ');
}

export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(movesTheTerminal, (character) =>
    character === '\n' ? character : String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
