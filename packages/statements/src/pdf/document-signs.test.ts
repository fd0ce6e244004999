import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { ordinaryPdf } from '../../corpus/sample-pdfs.ts';
import { createPdfReader } from './pdf-reader.ts';

const reader = createPdfReader();

async function signsOf(file: Buffer) {
  return (await reader.read(() => Promise.resolve(new Uint8Array(file)), '2026-02-10')).signs;
}

async function pdfWith(describe: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage().drawText('Statement');
  describe(document);
  return Buffer.from(await document.save());
}

test('reads the program and the days in a file', async () => {
  const file = await pdfWith((document) => {
    document.setCreator('Statement Composer 7');
    document.setProducer('PDF Maker');
    document.setCreationDate(new Date('2026-02-01T12:00:00Z'));
    document.setModificationDate(new Date('2026-02-09T12:00:00Z'));
  });
  expect(await signsOf(file)).toEqual({
    program: 'Statement Composer 7 · PDF Maker',
    created: '2026-02-01',
    modified: '2026-02-09',
    otherDays: [],
    found: [],
  });
});

test('a file may name neither', async () => {
  expect(await signsOf(await pdfWith(() => undefined))).toMatchObject({ program: '', created: null, modified: null });
});

test('a file that does not open has no document signs', async () => {
  expect(await signsOf((await ordinaryPdf('January', 1)).subarray(0, 200))).toBeNull();
});
