import * as z from 'zod/mini';
import { documentTypes } from '../application/documents.ts';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';

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
