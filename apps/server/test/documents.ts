import { uploadDocument } from '@portal/contract/operations/documents';
import { picturePng } from '@portal/statements/corpus/picture';
import type { TestBrowser } from './test-browser.ts';

export const samplePng = picturePng(false);

/** A minimal JPEG: a frame of this size, and a scan with a stuffed byte and a restart mark. */
export function sampleJpeg(width = 4032, height = 3024): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffffda0008010100003f0012ff0034ffd056ffd9', 'hex'),
  ]);
}

export async function uploadFile(
  browser: TestBrowser,
  params: { applicationId: string; itemId: string },
  { name, content }: { name: string; content: Buffer },
) {
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return browser.call(uploadDocument, {
    params,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--part--\r\n')]),
  });
}
