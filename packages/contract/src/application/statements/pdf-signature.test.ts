import { expect, test } from 'vitest';
import { beginsAsPdf } from './pdf-signature.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', true],
  ['\u00EF\u00BB\u00BF%PDF-1.7', true],
  ['\r\n \0%PDF-2.0', true],
  ['x%PDF-1.7', false],
  ['%PDF', false],
  ['MZ\u0090', false],
  ['PK\u0003\u0004', false],
  ['   ', false],
  ['', false],
])('%j', (text, expected) => {
  expect(beginsAsPdf(bytes(text))).toBe(expected);
});
