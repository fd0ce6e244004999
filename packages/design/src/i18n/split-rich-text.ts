export interface RichTextPart {
  name?: string;
  words: string;
}

/**
 * Avoids a back reference: with the flag u, WebKit does not match it in a string with a letter above U+00FF (WebKit bug
 * 308046).
 */
const tagged = /<(\w+)>(.*?)<\/\w+>/gu;

/** Splits `a <b>c</b> d` into plain and named parts; tags do not nest. */
export function splitRichText(text: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(tagged)) {
    if (match.index > end) parts.push({ words: text.slice(end, match.index) });
    parts.push({ name: match[1] ?? '', words: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
}
