import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { ordinaryPdf } from '../../corpus/sample-pdfs.ts';
import { countUpdates } from './document-signs.ts';
import { createPdfReader } from './pdf-reader.ts';

const reader = createPdfReader();
const ordinary = await ordinaryPdf('January', 1);
const update = Buffer.from(
  `\n9 0 obj\n<</Changed true>>\nendobj\nxref\n9 1\n0000000000 00000 n \ntrailer\n<</Size 10/Prev 1>>\nstartxref\n100\n%%EOF\n`,
);

async function signsOf(file: Buffer) {
  return (await reader.read(() => Promise.resolve(new Uint8Array(file)), '2026-02-10')).signs;
}

test.each([
  ['as it was made', ordinary, 0],
  ['saved again once', Buffer.concat([ordinary, update]), 1],
  ['saved again three times', Buffer.concat([ordinary, update, update, update]), 3],
  [
    'made for the web, which has two ends from the start',
    Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n<</Linearized 1>>\nendobj\n'), update, update]),
    0,
  ],
  ['with the words in a text alone', Buffer.from('%PDF-1.7\nstartxref is a word, and so is %%EOF\n'), 0],
])('a file %s', (_what, file, updates) => {
  expect(countUpdates(file)).toBe(updates);
});

interface Fonts {
  usual: PDFFont;
  bold: PDFFont;
  other: PDFFont;
}

async function column(
  amounts: (fonts: Fonts) => { label: PDFFont; amount: PDFFont }[],
  change: (document: PDFDocument) => void = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage();
  const [usual, bold, other] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.TimesRoman].map((name) =>
      document.embedFont(name),
    ),
  );
  if (!usual || !bold || !other) throw new Error('No fonts');
  amounts({ usual, bold, other }).forEach(({ label, amount }, index) => {
    const [y, text] = [700 - index * 14, `1,${String(100 + index)}.00`];
    page.drawText(`Row ${String(index)}`, { x: 50, y, font: label, size: 10 });
    page.drawText(text, { x: 500 - amount.widthOfTextAtSize(text, 10), y, font: amount, size: 10 });
  });
  change(document);
  return Buffer.from(await document.save());
}

const rows = ({ usual }: Fonts) => Array.from({ length: 8 }, () => ({ label: usual, amount: usual }));

test('an amount in a font used nowhere else on the page is suspicious', async () => {
  const file = await column((fonts) => [...rows(fonts), { label: fonts.usual, amount: fonts.other }]);
  expect((await signsOf(file))?.oddAmounts).toEqual([{ page: 1, amounts: 1 }]);
});

test('amounts in one font are not suspicious, nor is a bold total with a bold label', async () => {
  expect((await signsOf(await column(rows)))?.oddAmounts).toEqual([]);
  const total = await column((fonts) => [...rows(fonts), { label: fonts.bold, amount: fonts.bold }]);
  expect((await signsOf(total))?.oddAmounts).toEqual([]);
});

test('reads the program names in a file, or an empty text if there are none', async () => {
  const named = await column(rows, (document) => {
    document.setCreator('Statement Composer 7');
    document.setProducer('PDF Maker');
  });
  expect((await signsOf(named))?.program).toBe('Statement Composer 7 · PDF Maker');
  expect((await signsOf(await column(rows)))?.program).toBe('');
});

test('a file that does not open has no document signs', async () => {
  expect(await signsOf(ordinary.subarray(0, 200))).toBeNull();
});
