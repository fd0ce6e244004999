/** Undefined if the file is not UTF-8: its accents would be garbled. */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
