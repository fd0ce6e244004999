/** `URL.parse`, which Safari has only since 18. Undefined if the text is not an absolute URL. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
