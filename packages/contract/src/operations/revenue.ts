import * as z from 'zod/mini';
import { daysBetween } from '../application/statements/months-covered.ts';
import { monthsReasonForm } from '../application/statements/months-reason.ts';
import { bankConnection } from '../bank/bank-connection.ts';
import type { ErrorCode } from '../error-codes.ts';
import {
  application,
  checkProgress,
  monthsCovered,
  revenueState,
  statementAccount,
  statementFile,
  statementHolder,
} from '../entities/entities.ts';
import { holderAnswerForm, holderAnswers } from '../fields/holder.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { version } from '../fields/version.ts';
import { defineOperation } from './operation.ts';

const params = z.strictObject({ applicationId: identifier });

export const uploadErrors = [
  'errorStepNotReached',
  'errorFileMissing',
  'errorFileCount',
  'errorFileSize',
  'errorFileType',
  'errorFileDuplicate',
  'errorFileProtected',
  'errorFileDamaged',
  'errorFileEmpty',
  'errorFileInterrupted',
] as const satisfies readonly ErrorCode[];

const statementList = z.strictObject({
  statements: z.array(statementFile),
  covered: monthsCovered,
  severalAccounts: z.boolean(),
  splitAccounts: z.optional(z.array(statementAccount)),
  /** Names on the statements other than the business's, in the order they were read; absent in the previous version. */
  holders: z.optional(z.array(statementHolder)),
  /**
   * Days missing between statements of one account, oldest first, unless a month already reports them. Empty while a
   * file is waiting to be read, since it may contain them.
   */
  daysBetween: z.array(daysBetween),
});

export const listStatements = defineOperation({
  operationId: 'Revenue_ListStatements',
  method: 'get',
  path: '/api/applications/{applicationId}/statements',
  summary: 'List the statements of an application, oldest upload first, and the months that they cover.',
  access: 'customer',
  params,
  response: statementList,
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
  response: statementFile,
  errors: ['errorNotFound', 'errorAlreadySubmitted', ...uploadErrors],
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

export const answerHolder = defineOperation({
  operationId: 'Revenue_AnswerHolder',
  method: 'put',
  path: '/api/applications/{applicationId}/statements/{statementId}/holder',
  summary:
    'Say whose name is on a statement that does not name the business. The answer replaces any earlier one and applies to every statement of the application in that name.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier, statementId: identifier }),
  body: holderAnswerForm,
  response: statementList,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorNothingAsked'],
});

export const confirmStatements = defineOperation({
  operationId: 'Revenue_ConfirmStatements',
  method: 'put',
  path: '/api/applications/{applicationId}/statements/confirmation',
  summary: 'Confirm that the required months were uploaded, and continue to review.',
  access: 'customer',
  params,
  body: z.strictObject({ version }),
  response: application,
  errors: ['errorNotFound', 'errorVersionConflict', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorFileMissing'],
});

const MONTHS_REASON_PATH = '/api/applications/{applicationId}/statements/months-reason';

export const giveMonthsReason = defineOperation({
  operationId: 'Revenue_GiveMonthsReason',
  method: 'put',
  path: MONTHS_REASON_PATH,
  summary:
    'Say why the statements of some months are not available. The reason replaces any earlier one. If a bank is connected, it replaces a file.',
  access: 'customer',
  params,
  body: monthsReasonForm,
  response: application,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached'],
});

export const withdrawMonthsReason = defineOperation({
  operationId: 'Revenue_WithdrawMonthsReason',
  method: 'delete',
  path: MONTHS_REASON_PATH,
  summary: 'Withdraw the reason for missing months. Doing it again changes nothing.',
  access: 'customer',
  params,
  response: application,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached'],
});

export const provideStatements = defineOperation({
  operationId: 'Revenue_ProvideStatements',
  method: 'post',
  path: '/api/applications/{applicationId}/missing-information/statements',
  summary:
    'Confirm that the statements requested after submission were uploaded. A reason given since the request replaces them.',
  access: 'customer',
  params,
  response: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked', 'errorFileMissing'],
});

const LOGIN_ID_MAXIMUM_LENGTH = 128;
const BANK_PATH = '/api/applications/{applicationId}/bank-connection';

export const getBankConnection = defineOperation({
  operationId: 'Revenue_GetBankConnection',
  method: 'get',
  path: BANK_PATH,
  summary: 'Get the bank connection of an application, if there is one, and the progress of the revenue step.',
  access: 'customer',
  passive: true,
  params,
  response: z.strictObject({
    connection: z.nullable(bankConnection),
    onFileSince: z.nullable(instant),
    revenue: revenueState,
  }),
  errors: ['errorNotFound'],
});

export const startBankConnection = defineOperation({
  operationId: 'Revenue_StartBankConnection',
  method: 'post',
  path: `${BANK_PATH}/start`,
  summary:
    "Record the consent to read bank data, and return an address of the provider's widget that can be opened once.",
  access: 'customer',
  params,
  body: z.strictObject({
    language,
    textVersion: z.string().check(z.maxLength(40)),
  }),
  response: z.strictObject({
    frameUrl: z.string(),
    origin: z.string(),
    isSandbox: z.boolean(),
  }),
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached'],
});

export const confirmBankConnection = defineOperation({
  operationId: 'Revenue_ConfirmBankConnection',
  method: 'post',
  path: `${BANK_PATH}/confirmation`,
  summary:
    'Check the login from the provider’s widget with the provider, and store it if it was made for this application. The same login again changes nothing.',
  access: 'customer',
  params,
  body: z.strictObject({
    loginId: z
      .string({ error: 'errors.errorValidation' })
      .check(
        z.minLength(1, { error: 'errors.errorValidation' }),
        z.maxLength(LOGIN_ID_MAXIMUM_LENGTH, { error: 'errors.errorValidation' }),
      ),
  }),
  response: bankConnection,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorBankLogin'],
});

export const selectBankAccount = defineOperation({
  operationId: 'Revenue_SelectBankAccount',
  method: 'put',
  path: `${BANK_PATH}/account`,
  summary:
    'Pick the account in which most sales are deposited; its transactions are then read. `holderAnswer` says whose name it is in, and can also be sent later for the picked account.',
  access: 'customer',
  params,
  body: z.strictObject({ accountId: identifier, holderAnswer: z.optional(z.enum(holderAnswers)) }),
  response: bankConnection,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached'],
});

export const disconnectBank = defineOperation({
  operationId: 'Revenue_DisconnectBank',
  method: 'delete',
  path: BANK_PATH,
  summary: 'Disconnect the bank, and have the provider delete its data. Doing it again changes nothing.',
  access: 'customer',
  params,
  response: application,
  errors: ['errorNotFound'],
});
