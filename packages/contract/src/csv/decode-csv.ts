/** The text of a CSV file. Undefined if it is not UTF-8, since its accents would be garbled. */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
