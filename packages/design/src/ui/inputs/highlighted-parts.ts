export interface HighlightedPart {
  words: string;
  isHit: boolean;
}

export function highlightedParts(
  text: string,
  highlights: readonly (readonly [start: number, end: number])[],
): HighlightedPart[] {
  const parts: HighlightedPart[] = [];
  let done = 0;
  for (const [start, end] of highlights) {
    parts.push({ words: text.slice(done, start), isHit: false }, { words: text.slice(start, end), isHit: true });
    done = end;
  }
  parts.push({ words: text.slice(done), isHit: false });
  return parts.filter(({ words }) => words !== '');
}
