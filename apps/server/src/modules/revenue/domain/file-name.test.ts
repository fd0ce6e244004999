import { expect, test } from 'vitest';
import { displayFileName, pdfFileName } from './file-name.ts';

test.each([
  ['Relevé – janvier 2026.pdf', 'Relevé – janvier 2026.pdf'],
  ['Releve\u0301.pdf', 'Relevé.pdf'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\Users\Ana\statement.pdf`, 'statement.pdf'],
  ['a\r\nb\u0000c\u001b.pdf', 'abc.pdf'],
  ['fdp\u202E.exe.pdf', 'fdp.exe.pdf'],
  ['  spaced.pdf ', 'spaced.pdf'],
  [`<img src=x onerror=alert(1)>.pdf`, '<img src=x onerror=alert(1)>.pdf'],
  [`'; drop table statement_file; --.pdf`, `'; drop table statement_file; --.pdf`],
  ['=cmd()|calc.pdf', '=cmd()|calc.pdf'],
  ['', 'statement.pdf'],
  ['..', 'statement.pdf'],
  ['folder/', 'statement.pdf'],
  ['\uD800.pdf', '\uFFFD.pdf'],
])('%j is shown as %j', (typed, shown) => {
  expect(displayFileName(typed)).toBe(shown);
});

test('a long name is truncated but retains its extension', () => {
  const name = displayFileName(`${'é'.repeat(400)}.pdf`);
  expect(Array.from(name)).toHaveLength(255);
  expect(name.endsWith('é.pdf')).toBe(true);
});

test.each([
  ['January.PDF', 'January.PDF'],
  ['fdp.exe', 'fdp.exe.pdf'],
  ['statement', 'statement.pdf'],
])('%s is downloaded as %s', (name, downloaded) => {
  expect(pdfFileName(name)).toBe(downloaded);
});
