import * as z from 'zod/mini';
import { application, monthsCovered, statementFile } from '../entities/entities.ts';
import { identifier } from '../fields/identifier.ts';
import { defineOperation } from './operation.ts';

const params = z.strictObject({ applicationId: identifier });

export const listStatements = defineOperation({
  operationId: 'Revenue_ListStatements',
  method: 'get',
  path: '/api/applications/{applicationId}/statements',
  summary: 'The statements of an application, oldest upload first, and the months that they cover.',
  access: 'customer',
  params,
  answer: z.strictObject({
    statements: z.array(statementFile),
    covered: monthsCovered,
    /** Whether the statements that count are of more than one account. */
    severalAccounts: z.boolean(),
  }),
  errors: ['errorNotFound'],
});

export const uploadStatement = defineOperation({
  operationId: 'Revenue_UploadStatement',
  method: 'post',
  path: '/api/applications/{applicationId}/statements',
  summary: 'Upload one PDF statement as multipart/form-data with one part named file.',
  access: 'customer',
  params,
  upload: true,
  answer: statementFile,
  errors: [
    'errorNotFound',
    'errorAlreadySubmitted',
    'errorStepNotReached',
    'errorFileMissing',
    'errorFileCount',
    'errorFileSize',
    'errorFileType',
    'errorFileDuplicate',
    'errorFileProtected',
    'errorFileDamaged',
    'errorFileNotChecked',
    'errorFileEmpty',
    'errorFileInterrupted',
  ],
});

export const removeStatement = defineOperation({
  operationId: 'Revenue_RemoveStatement',
  method: 'delete',
  path: '/api/applications/{applicationId}/statements/{statementId}',
  summary: 'Remove one statement. Removing it again changes nothing.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier, statementId: identifier }),
  errors: ['errorNotFound', 'errorAlreadySubmitted'],
});

export const confirmStatements = defineOperation({
  operationId: 'Revenue_ConfirmStatements',
  method: 'put',
  path: '/api/applications/{applicationId}/statements/confirmation',
  summary: 'Say that the required months were uploaded, and go on to review.',
  access: 'customer',
  params,
  body: z.strictObject({ version: z.number().check(z.int(), z.minimum(0)) }),
  answer: application,
  errors: ['errorNotFound', 'errorVersionConflict', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorFileMissing'],
});
