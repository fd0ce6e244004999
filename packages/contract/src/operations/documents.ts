import * as z from 'zod/mini';
import { documentFile } from '../entities/documents.ts';
import { checkProgress, missingItem } from '../entities/entities.ts';
import type { ErrorCode } from '../error-codes.ts';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { defineOperation } from './operation.ts';

const PATH = '/api/applications/{applicationId}/missing-information/documents';
const params = z.strictObject({ applicationId: identifier });

const uploadErrors = [
  'errorFileMissing',
  'errorFileCount',
  'errorFileSize',
  'errorFileDuplicate',
  'errorFileProtected',
  'errorFileEmpty',
  'errorFileInterrupted',
  'errorDocumentType',
  'errorDocumentUnreadable',
] as const satisfies readonly ErrorCode[];

export const listDocuments = defineOperation({
  operationId: 'Documents_ListDocuments',
  method: 'get',
  path: PATH,
  summary: 'List the documents requested from the customer and not sent yet, with the files uploaded for each so far.',
  access: 'customer',
  params,
  response: z.strictObject({
    requested: described(
      z.array(
        z.strictObject({
          item: described(missingItem, 'The requested document.'),
          files: described(z.array(documentFile), 'The files uploaded for it, oldest first.'),
        }),
      ),
      'The requested documents, first requested first.',
    ),
  }),
  errors: ['errorNotFound'],
});

export const uploadDocument = defineOperation({
  operationId: 'Documents_UploadDocument',
  method: 'post',
  path: `${PATH}/{itemId}/files`,
  summary:
    'Upload one file of a requested document, a PDF, JPEG or PNG, as multipart/form-data with one part named file.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier, itemId: identifier }),
  upload: true,
  response: documentFile,
  errors: ['errorNotFound', 'errorNothingAsked', ...uploadErrors],
});

export const removeDocument = defineOperation({
  operationId: 'Documents_RemoveDocument',
  method: 'delete',
  path: `${PATH}/{itemId}/files/{documentId}`,
  summary: 'Remove one file of a document that was not sent yet. Removing it again changes nothing.',
  access: 'customer',
  params: z.strictObject({
    applicationId: identifier,
    itemId: identifier,
    documentId: described(identifier, 'The id of the file.', '0199c1f2-4f60-7172-9d8e-9f0a1b2c3d4f'),
  }),
  errors: ['errorNotFound', 'errorNothingAsked'],
});

export const provideDocuments = defineOperation({
  operationId: 'Documents_ProvideDocuments',
  method: 'post',
  path: PATH,
  summary: 'Send the requested documents that have files. Documents without a file stay requested.',
  access: 'customer',
  params,
  response: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked', 'errorFileMissing'],
});
