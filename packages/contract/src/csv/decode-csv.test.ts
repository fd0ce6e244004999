import { expect, it, test } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

const line = 'C-1,Ève Côté,fr\r\n';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer);

test('UTF-8 is accepted with and without a byte order mark', () => {
  expect(decodeCsv(utf8(line))).toBe(line);
  expect(decodeCsv(utf8(`\uFEFF${line}`))).toBe(line);
});

it.each<[string, Uint8Array]>([
  ['Windows-1252, as Excel saves "CSV"', latin1(line)],
  ['UTF-16 with its mark', utf16(`\uFEFF${line}`)],
  ['a character cut in two', utf8('C-1,Côté').subarray(0, -1)],
  ['a surrogate on its own', Uint8Array.from([0xed, 0xa0, 0x80])],
  ['a letter written too long', Uint8Array.from([0xc0, 0xbc])],
  ['a PDF', latin1('%PDF-1.7\n\u00E2\u00E3')],
])('refuses %s, to avoid garbled letters', (_, bytes) => {
  expect(decodeCsv(bytes)).toBeUndefined();
});
