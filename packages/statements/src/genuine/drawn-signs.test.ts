import { PDFDocument, rgb } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readText } from '../pdf/read-text.ts';

const SIZE = 10;
const LINE = 14;
const lines = ['Rent 1,250.00', 'Sales 9,340.10', 'Hydro 310.45'];

async function signsOf(covered: number): Promise<unknown> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage();
  page.drawText(lines.join('\n'), { x: 50, y: 600, size: SIZE, lineHeight: LINE });
  const y = 600 - covered * LINE;
  page.drawRectangle({ x: 40, y: y - 2, width: 200, height: SIZE + 2, color: rgb(1, 1, 1) });
  const text = await readText(new Uint8Array(await document.save()));
  return typeof text === 'string' ? text : text.signs.found;
}

test.each(lines.map((text, index) => [text, index] as const))(
  'a white box over "%s" covers it alone',
  async (text, at) => {
    const marks = [{ page: 1, text }];
    expect(await signsOf(at)).toMatchObject([{ sign: 'covered', strength: 'strong', marks }]);
  },
);
