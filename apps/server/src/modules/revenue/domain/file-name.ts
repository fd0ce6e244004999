const FILE_NAME_MAXIMUM_LENGTH = 255;
const PDF_ENDING = '.pdf';
const NAMELESS = 'statement.pdf';

/**
 * Makes a typed file name safe to show: composed (NFC), one line, without folders and invisible characters, at most 255
 * characters including the extension. Never used for files on the server.
 */
export function displayFileName(typed: string): string {
  const name = typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[\\/]/u, '')
    .trim();
  if (name === '' || /^\.+$/u.test(name)) return NAMELESS;
  const characters = Array.from(name);
  if (characters.length <= FILE_NAME_MAXIMUM_LENGTH) return name;
  const ending = Array.from(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '');
  return [...characters.slice(0, FILE_NAME_MAXIMUM_LENGTH - ending.length), ...ending].join('');
}

/** Download name of a statement; ends in `.pdf`, since its content is a PDF. */
export function pdfFileName(name: string): string {
  return name.toLowerCase().endsWith(PDF_ENDING) ? name : `${name}${PDF_ENDING}`;
}
