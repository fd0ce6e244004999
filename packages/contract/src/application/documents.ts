import { beginsAsPdf } from './statements/pdf-signature.ts';

/** Documents that staff can request, besides statements. For `other`, the request's message says which document. */
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
