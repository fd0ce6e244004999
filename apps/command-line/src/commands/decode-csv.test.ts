import { describe, expect, it, test } from 'vitest';
import { CommandError } from '../client.ts';
import { decodeCsv } from './decode-csv.ts';

const line = 'C-1,Ève Côté,fr\r\n';

test('UTF-8 is taken with and without a byte order mark', () => {
  expect(decodeCsv(Buffer.from(line))).toBe(line);
  expect(decodeCsv(Buffer.from(`\uFEFF${line}`))).toBe(line);
});

describe('refused, so that no letter comes in as another, is', () => {
  it.each<[string, Buffer]>([
    ['Windows-1252, as Excel saves "CSV"', Buffer.from(line, 'latin1')],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${line}`, 'utf16le')],
    ['a character cut in two', Buffer.from('C-1,Côté').subarray(0, -1)],
    ['a surrogate on its own', Buffer.from([0xed, 0xa0, 0x80])],
    ['a letter written too long', Buffer.from([0xc0, 0xbc])],
    ['a PDF', Buffer.from('%PDF-1.7\n\u00E2\u00E3', 'latin1')],
  ])('%s', (_, bytes) => {
    expect(() => decodeCsv(bytes)).toThrow(CommandError);
  });
});
