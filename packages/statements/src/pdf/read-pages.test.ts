import { degrees, PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { handmadePdf, ordinaryPdf } from '../../corpus/sample-pdfs.ts';
import { writePdf } from '../../corpus/sheet.ts';
import { openPdf } from './pdfium.ts';
import { type ReadPage, readPage } from './read-pages.ts';
import { readText } from './read-text.ts';

const AMOUNT = '0 0 Td (1,204.50) Tj ET';
const TEXT = `BT /F1 10 Tf 1 0 0 1 100 700 Tm ${AMOUNT}`;
const BOX = '90 690 80 30 re f';
const ROW = `BT /F1 10 Tf 1 0 0 1 100 600 Tm (Opening balance 1,000.00) Tj ET`;

const stream = (content: string, entries = '') =>
  `<<${entries}/Length ${String(content.length)}>>stream\n${content}\nendstream`;
const picture = (side: number, entries = '') =>
  stream(
    '\u0000'.repeat(side * side),
    `/Type/XObject/Subtype/Image/Width ${String(side)}/Height ${String(side)}/ColorSpace/DeviceGray/BitsPerComponent 8${entries}`,
  );

function drawn(content: string): Buffer {
  const states = '/Clear<</ca 0>>/Mixed<</BM/Multiply>>/Thin<</ca .5>>';
  const objects = '/Form 6 0 R/Opaque 7 0 R/Masked 8 0 R/LargeOpaque 10 0 R/LargeMasked 11 0 R';
  return handmadePdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/ExtGState<<${states}>>/XObject<<${objects}>>>>>>`,
      stream(content),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      stream(
        TEXT,
        '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Group<</S/Transparency>>/Resources<</Font<</F1 5 0 R>>>>',
      ),
      picture(2),
      picture(2, '/SMask 9 0 R'),
      picture(2),
      picture(600),
      picture(600, '/SMask 9 0 R'),
    ],
    '',
  );
}

async function pageOf(file: Buffer): Promise<ReadPage> {
  const page = await openPdf(file, (document) => readPage(document, 1));
  if (typeof page === 'string') throw new Error(page);
  return page;
}

const WHOLE_PAGE = '612 0 0 792 0 0 cm';

describe('an amount is hidden', () => {
  test.each([
    ['in an invisible mode', `${ROW} 3 Tr ${TEXT}`],
    ['in white', `${ROW} 1 g ${TEXT}`],
    ['in nearly white', `${ROW} .97 .96 .98 rg ${TEXT}`],
    ['in the colour of the box below it', `${ROW} .2 .4 .6 rg ${BOX} ${TEXT}`],
    ['with no opacity', `${ROW} /Clear gs ${TEXT}`],
    ['in a group with no opacity', `${ROW} /Clear gs /Form Do`],
    ['below a box', `${ROW} ${TEXT} 1 g ${BOX}`],
    ['of which one digit is below a box', `${ROW} ${TEXT} 1 g 99 690 7 30 re f`],
    ['in a group below a box', `${ROW} /Form Do 1 g ${BOX}`],
    ['below a picture', `${ROW} ${TEXT} q 100 0 0 30 95 690 cm /Opaque Do Q`],
    ['below a large picture', `${ROW} ${TEXT} q ${WHOLE_PAGE} /Opaque Do Q`],
    ['outside its clip', `${ROW} q 0 0 90 792 re W n ${TEXT} Q`],
    ['outside the page', `${ROW} ${TEXT.replace('100 700', '700 700')}`],
  ])('%s', async (_how, content) => {
    expect(await pageOf(drawn(content))).toMatchObject({ isPicture: false, hidesAmounts: true });
  });
});

describe('an amount is seen', () => {
  test.each([
    ['in black', `${ROW} ${TEXT}`],
    ['in white on a dark box', `${ROW} .2 g ${BOX} 1 g ${TEXT}`],
    ['in white with a dark outline', `${ROW} 1 g 2 Tr ${TEXT}`],
    ['in white on a picture', `${ROW} q 100 0 0 30 95 690 cm /Opaque Do Q 1 g ${TEXT}`],
    ['below a marker', `${ROW} ${TEXT} /Mixed gs 1 1 0 rg ${BOX}`],
    ['below a transparent box', `${ROW} ${TEXT} /Thin gs 1 g ${BOX}`],
    ['below a transparent picture', `${ROW} ${TEXT} q ${WHOLE_PAGE} /Masked Do Q`],
    ['beside a box that is clipped', `${ROW} ${TEXT} q 0 0 90 792 re W n 1 g ${BOX} Q`],
    ['in its clip', `${ROW} q 90 690 100 40 re W n ${TEXT} Q`],
    ['in a form', `${ROW} /Form Do`],
  ])('%s', async (_how, content) => {
    const page = await pageOf(drawn(content));
    expect(page).toMatchObject({ isPicture: false, hidesAmounts: false });
    expect(page.runs.map(({ text }) => text)).toEqual(['Opening balance 1,000.00', '1,204.50']);
  });
});

test.each([
  ['an opaque picture', '/LargeOpaque', true],
  ['a transparent picture', '/LargeMasked', false],
])('text without amounts on %s', async (_on, name, isPicture) => {
  expect((await pageOf(drawn(`q ${WHOLE_PAGE} ${name} Do Q BT /F1 10 Tf 100 600 Td (Terms) Tj ET`))).isPicture).toBe(
    isPicture,
  );
});

test('letters drawn as shapes are a picture', async () => {
  expect((await pageOf(drawn('0 0 m 9 9 l 9 0 l f '.repeat(300)))).isPicture).toBe(true);
  expect((await pageOf(drawn('0 0 m 9 9 l S '.repeat(20)))).isPicture).toBe(false);
});

test('several spaces and letter spacing are read as they are seen', async () => {
  const spaced = 'BT /F1 10 Tf 1 0 0 1 100 650 Tm 3 Tc (Deposit) Tj 0 Tc 1 0 0 1 300 650 Tm (A  B) Tj ET';
  const apart = 'BT /F1 10 Tf 1 0 0 1 100 630 Tm [(Jun 2) -4000 (SALES) -9000 (500.00)] TJ ET';
  const { runs } = await pageOf(drawn(`${spaced} ${apart}`));
  expect(runs.map(({ text }) => text)).toEqual(['Deposit', 'A  B', 'Jun 2', 'SALES', '500.00']);
});

test('a hyphen at the end of a line is kept', async () => {
  const lines = 'BT /F1 10 Tf 12 TL 1 0 0 1 100 700 Tm (INTERAC E-) Tj T* (TRANSFER) Tj T* (500.00-) Tj ET';
  expect((await pageOf(drawn(lines))).runs.map(({ text }) => text)).toEqual(['INTERAC E-', 'TRANSFER', '500.00-']);
});

test('fonts are named, and two of one name are numbered', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  for (const [index, font] of [await document.embedFont('Helvetica'), await document.embedFont('Helvetica')].entries())
    page.drawText('1,204.50', { x: 100, y: 700 - index * 20, font });
  page.drawText('Total', { x: 50, y: 600, font: await document.embedFont('Times-Bold') });
  const { runs } = await pageOf(Buffer.from(await document.save()));
  expect(runs.map(({ font }) => font)).toEqual(['Helvetica', 'Helvetica #2', 'Times-Bold']);
});

describe('a turned page is read with its text upright', async () => {
  const upright = await writePdf([
    (sheet) => {
      sheet.write('Opening balance');
      sheet.write('1,204.50', { x: 500, align: 'right' });
    },
  ]);
  const expected = (await pageOf(upright)).runs;

  test.each([90, 180, 270])('by its rotation of %d degrees', async (angle) => {
    const document = await PDFDocument.load(upright);
    document.getPage(0).setRotation(degrees(angle));
    expect((await pageOf(Buffer.from(await document.save()))).runs).toEqual(expected);
  });

  test.each([
    [90, 792, 0],
    [180, 612, 792],
    [270, 0, 612],
  ])('by a matrix of %d degrees', async (angle, x, y) => {
    const document = await PDFDocument.create();
    const [page] = await document.embedPdf(upright);
    if (!page) throw new Error('No page');
    document.addPage(angle === 180 ? [612, 792] : [792, 612]).drawPage(page, { x, y, rotate: degrees(angle) });
    const { runs } = await pageOf(Buffer.from(await document.save()));
    const rounded = (all: typeof runs) =>
      all.map(({ text, x: at, y: from }) => [text, Math.round(at), Math.round(from)]);
    expect(rounded(runs)).toEqual(rounded(expected));
  });
});

test('pages after the 200th are unread', async () => {
  const text = await readText(await ordinaryPdf('January', 202));
  if (typeof text === 'string') throw new Error(text);
  expect([text.pages.length, text.unread]).toEqual([200, [201, 202]]);
});
