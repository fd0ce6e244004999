const FILE_NAME_MAXIMUM_LENGTH = 255;
const NAMELESS = 'statement.pdf';

/**
 * A file's name as typed, made safe to show: composed (NFC), one line, without folders and invisible characters,
 * at most 255 characters with its ending kept. It never names a file on the server.
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
