import type { DocumentType } from '@portal/contract/application/documents';

const FILE_NAME_MAXIMUM_LENGTH = 255;

/** File extensions of each type; the first one is added to names that have none of them. */
const endings = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const satisfies Record<DocumentType, readonly string[]>;

/**
 * Makes a typed file name safe to show: composed (NFC), one line, without folders and invisible characters, at most 255
 * characters including the extension. Never used for files on the server.
 */
export function displayFileName(typed: string, nameless = 'statement.pdf'): string {
  const name = typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[\\/]/u, '')
    .trim();
  if (name === '' || /^\.+$/u.test(name)) return nameless;
  const characters = Array.from(name);
  if (characters.length <= FILE_NAME_MAXIMUM_LENGTH) return name;
  const ending = Array.from(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '');
  return [...characters.slice(0, FILE_NAME_MAXIMUM_LENGTH - ending.length), ...ending].join('');
}

export function pdfFileName(name: string): string {
  return fileNameOfType(name, 'application/pdf');
}

export function fileNameOfType(name: string, type: DocumentType): string {
  const lowered = name.toLowerCase();
  return endings[type].some((ending) => lowered.endsWith(ending)) ? name : `${name}${endings[type][0]}`;
}
