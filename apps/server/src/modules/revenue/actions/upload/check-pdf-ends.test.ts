import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emptyZip, encryptedPdf, ordinaryPdf, pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { checkPdfEnds } from './check-pdf-ends.ts';

const pdf = await ordinaryPdf('January');
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

const cases: [name: string, file: Buffer, code: string | undefined][] = [
  ['an ordinary PDF', pdf, undefined],
  ['an encrypted PDF: its ends are right', encryptedPdf('secret'), undefined],
  ['a byte order mark in front', join(Buffer.from('efbbbf', 'hex'), pdf), undefined],
  ['line ends in front', join('\r\n \n', pdf), undefined],
  ['line ends and zeros behind', join(pdf, '\r\n\r\n', Buffer.alloc(4000)), undefined],
  ['a zip as an attachment inside', join('%PDF-1.7\n', emptyZip(), '\nendstream\nstartxref\n9\n%%EOF\n'), undefined],
  ['nothing', Buffer.alloc(0), 'errorFileEmpty'],
  ['one byte', Buffer.from('%'), 'errorFileType'],
  ['white space alone', Buffer.alloc(5000, ' '), 'errorFileType'],
  ['a program named .pdf', join('MZ\u0090\0', Buffer.alloc(5000)), 'errorFileType'],
  ['a zip', join('PK\u0003\u0004', Buffer.alloc(5000), emptyZip()), 'errorFileType'],
  ['a web page', Buffer.from('<html><body>%PDF-1.7'), 'errorFileType'],
  ['a program with a PDF header further on', join('MZ\u0090\0', Buffer.alloc(500), pdf), 'errorFileType'],
  ['a PDF that is a zip too', join(pdf, emptyZip()), 'errorFileType'],
  ['a PDF inside the comment of a zip', join(pdf.subarray(0, -6), emptyZip('\n%%EOF\n')), 'errorFileType'],
  ['a zip behind, and more behind that', join(pdf, emptyZip(), 'x'.repeat(500)), 'errorFileType'],
  ['cut at half', pdf.subarray(0, pdf.length / 2), 'errorFileDamaged'],
  ['cut a little before the end', pdf.subarray(0, -7), 'errorFileDamaged'],
  ['a header alone', Buffer.from('%PDF-1.7\n'), 'errorFileDamaged'],
  ['much behind the end', join(pdf, 'x'.repeat(2000)), 'errorFileDamaged'],
];

const chunkSizes = [1, 1023, 65_536];

test.each(cases)('%s', async (_, file, code) => {
  for (const size of chunkSizes) {
    const chunks = Array.from({ length: Math.ceil(file.length / size) }, (_each, index) =>
      file.subarray(index * size, (index + 1) * size),
    );
    const checked = buffer(checkPdfEnds(Readable.from(chunks)));
    if (code === undefined) expect((await checked).equals(file)).toBe(true);
    else await expect(checked).rejects.toMatchObject({ code });
  }
});

test('a file of another type is not read to its end', async () => {
  let chunks = 0;
  const endless = async function* () {
    for (;;) {
      chunks += 1;
      yield await Promise.resolve(Buffer.alloc(1000, 'x'));
    }
  };
  await expect(buffer(checkPdfEnds(endless()))).rejects.toMatchObject({ code: 'errorFileType' });
  expect(chunks).toBe(2);
});

test('the samples have their stated size', () => {
  expect(pdfOfSize(1_000_000)).toHaveLength(1_000_000);
});
