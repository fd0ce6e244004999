import { CommandError } from '../client.ts';

/** The text of a CSV file. Throws `CommandError` where it is not UTF-8: its accents would come in as other letters. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError('The file is not UTF-8. Save it as "CSV UTF-8" and import it again.');
  }
}
