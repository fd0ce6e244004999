import { expect, test } from 'vitest';
import { ordinaryPdf } from '../../corpus/sample-pdfs.ts';
import type { TextRun } from '../pdf/page-lines.ts';
import { compareVersions, findEarlierEnds } from './versions.ts';

const ordinary = await ordinaryPdf('January', 1);
const update = Buffer.from(
  `\n9 0 obj\n<</Changed true>>\nendobj\nxref\n9 1\n0000000000 00000 n \ntrailer\n<</Size 10/Prev 1>>\nstartxref\n100\n%%EOF\n`,
);
const linearized = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n<</Linearized 1>>\nendobj\n'), update, update]);

test.each([
  ['as it was made', ordinary, []],
  ['saved again once', Buffer.concat([ordinary, update]), [ordinary.length]],
  ['saved again twice', Buffer.concat([ordinary, update, update]), [ordinary.length, ordinary.length + update.length]],
  ['made for the web, which has two ends from the start', linearized, []],
  ['made for the web and saved again', Buffer.concat([linearized, update]), [linearized.length]],
  ['with the words in a text alone', Buffer.from('%PDF-1.7\nstartxref is a word, and so is %%EOF\n'), []],
])('the earlier versions of a file %s', (_what, file, ends) => {
  // Ignores line breaks: the one after the end marker may be counted with either version.
  expect(findEarlierEnds(file).map((end) => file.toString('latin1', 0, end).trimEnd().length)).toEqual(
    ends.map((end) => file.toString('latin1', 0, end).trimEnd().length),
  );
});

const line = (y: number, ...texts: string[]): TextRun[] =>
  texts.map((text, index) => ({ text, x: 50 + index * 150, y, width: 60, size: 10, font: 'F1' }));
const page = [
  ...line(100, '03 SEP', 'Hydro', '125.00'),
  ...line(114, '04 SEP', 'Sales', '934.56'),
  ...line(128, '05 SEP', 'Rent', '900.00'),
];
const cover = line(300, 'Dear customer', 'Here is your statement');
const withAmount = (text: string) => page.map((run) => (run.text === '934.56' ? { ...run, text } : run));

test('a version with another amount is a strong sign, with its place and the text before', () => {
  const found = compareVersions([cover, withAmount('9,934.56')], [cover, page], 4000);
  expect(found).toMatchObject({ sign: 'changed', strength: 'strong', earlierBytes: 4000 });
  const box = { x: 350, y: 104, width: 60, height: 10 };
  expect(found.marks).toEqual([{ page: 2, box, text: '9,934.56', earlierText: '934.56' }]);
});

test('a version without an amount is a strong sign', () => {
  const found = compareVersions([page.filter(({ text }) => text !== '934.56')], [page], 4000);
  expect(found.marks).toMatchObject([{ page: 1, text: null, earlierText: '934.56' }]);
});

test.each([
  ['changes nothing', [page], [page]],
  ['adds a signature', [[...page, ...line(400, 'Signed by Ana Roy')]], [page]],
  ['adds a page in front', [cover, page], [page]],
  ['divides a line differently', [[...page.slice(3), ...line(100, '03', 'SEPHydro', '125.00')]], [page]],
])('a version that %s is a weak sign', (_what, pages, earlier) => {
  expect(compareVersions(pages, earlier, 4000)).toMatchObject({ sign: 'resaved', strength: 'weak', marks: [] });
});
