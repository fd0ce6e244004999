import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';

const EXPORTS_A_MINUTE = 10;

export const createExportTicket = defineOperation({
  operationId: 'Privacy_CreateExportTicket',
  method: 'post',
  path: '/api/privacy/export-tickets',
  summary:
    'A one-use ticket of 60 seconds for a ZIP of everything that is kept of the customer: the data, and the statements as they were uploaded. Its use is in the audit trail.',
  access: 'customer',
  mostAMinute: EXPORTS_A_MINUTE,
  body: z.strictObject({ language }),
  answer: z.strictObject({ path: z.string() }),
  errors: [],
});
