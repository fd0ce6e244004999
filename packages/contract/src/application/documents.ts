import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { beginsAsPdf } from './statements/pdf-signature.ts';

/** Documents that staff can request, besides statements. The message of the request describes any other document. */
export const documentKinds = ['voidCheque', 'identity', 'noticeOfAssessment', 'contract', 'lease', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof documentTypes)[number];

const signatures = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const satisfies readonly (readonly [DocumentType, readonly number[]])[];

/** Detects the type by the first bytes (see `PDF_HEAD_BYTES`), not the name. Undefined if it is not accepted. */
export function documentTypeOf(head: Uint8Array): DocumentType | undefined {
  if (beginsAsPdf(head)) return 'application/pdf';
  return signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
}

export const documentFile = z.strictObject({
  documentId: described(identifier, 'The id of the file.', '0199c1f2-4f60-7172-9d8e-9f0a1b2c3d4f'),
  fileName: described(z.string(), 'The name of the file.', 'void-cheque.jpg'),
  sizeBytes: described(z.number(), 'The size of the file in bytes.', 184_320),
  sha256: described(
    z.string(),
    'SHA-256 of the file, in lower-case hexadecimal.',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ),
  mediaType: described(z.enum(documentTypes), 'Its type, according to its content.', 'image/jpeg'),
  uploadedAt: described(instant, 'When it was uploaded.', '2026-02-10T14:00:00.000Z'),
});
export type DocumentFile = z.infer<typeof documentFile>;
