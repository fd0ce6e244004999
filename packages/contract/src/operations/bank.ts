import * as z from 'zod/mini';
import { bankConnection, revenueState } from '../bank/bank-connection.ts';
import { application } from '../entities/entities.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';

const LOGIN_ID_MAXIMUM_LENGTH = 128;

const params = z.strictObject({ applicationId: identifier });
const path = '/api/applications/{applicationId}/bank-connection';

export const getBankConnection = defineOperation({
  operationId: 'Revenue_GetBankConnection',
  method: 'get',
  path,
  summary: 'The bank connection of an application, if there is one, and how far its revenue step is.',
  access: 'customer',
  passive: true,
  params,
  answer: z.strictObject({
    connection: z.nullable(bankConnection),
    /** When bank data of this business was read for an earlier application, if it is recent enough to count. */
    onFileSince: z.nullable(instant),
    revenue: revenueState,
  }),
  errors: ['errorNotFound'],
});

export const startBankConnection = defineOperation({
  operationId: 'Revenue_StartBankConnection',
  method: 'post',
  path: `${path}/start`,
  summary: "Record the consent to read bank data, and answer the address of the provider's widget for one opening.",
  access: 'customer',
  params,
  body: z.strictObject({
    /** Of the portal: the widget speaks it too. */
    language,
    /** Text version of the consent that was on screen. */
    textVersion: z.string().check(z.maxLength(40)),
  }),
  answer: z.strictObject({
    frameUrl: z.string(),
    /** The only origin whose messages count. */
    origin: z.string(),
    /** A stand-in of the bank, in development. */
    isSandbox: z.boolean(),
  }),
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached'],
});

export const confirmBankConnection = defineOperation({
  operationId: 'Revenue_ConfirmBankConnection',
  method: 'post',
  path: `${path}/confirmation`,
  summary:
    'Ask the provider about the login that its widget named, and keep it if it was made for this application. The same login again changes nothing.',
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
  answer: bankConnection,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorBankLogin'],
});

export const selectBankAccount = defineOperation({
  operationId: 'Revenue_SelectBankAccount',
  method: 'put',
  path: `${path}/account`,
  summary: 'Pick the account in which most sales are deposited; its transactions are read then.',
  access: 'customer',
  params,
  body: z.strictObject({ accountId: identifier }),
  answer: bankConnection,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached'],
});

export const disconnectBank = defineOperation({
  operationId: 'Revenue_DisconnectBank',
  method: 'delete',
  path,
  summary: 'Disconnect the bank, and have the provider delete what it keeps. Doing it again changes nothing.',
  access: 'customer',
  params,
  answer: application,
  errors: ['errorNotFound'],
});
