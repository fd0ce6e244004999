import * as z from 'zod/mini';
import { VIEWING_CALLS_A_MINUTE } from '../constants.ts';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { viewer } from '../staff/people.ts';
import { defineOperation } from './operation.ts';

const VIEWING_PATH = '/api/staff/applications/{applicationId}/viewing';
const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
});

export const keepViewing = defineOperation({
  operationId: 'Staff_KeepViewing',
  method: 'put',
  path: VIEWING_PATH,
  summary:
    'Say that one has an application open, and ask who else has. It counts for 25 seconds and is said again every 10; a key is told who looks, and is not shown itself. It is no activity, and not in the audit trail, where the read of the application is.',
  access: 'staff',
  right: 'read',
  passive: true,
  unaudited: true,
  mostAMinute: VIEWING_CALLS_A_MINUTE,
  params,
  response: z.strictObject({
    viewers: described(z.array(viewer), 'Everybody else who has it open, the first to come first.'),
  }),
  errors: ['errorNotFound'],
});

export const endViewing = defineOperation({
  operationId: 'Staff_EndViewing',
  method: 'delete',
  path: VIEWING_PATH,
  summary: 'Say that one has an application open no more. Without having said so before, nothing happens.',
  access: 'staff',
  right: 'read',
  passive: true,
  unaudited: true,
  mostAMinute: VIEWING_CALLS_A_MINUTE,
  params,
  errors: [],
});
