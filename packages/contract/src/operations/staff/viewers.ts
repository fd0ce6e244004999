import * as z from 'zod/mini';
import { VIEWING_CALLS_A_MINUTE } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { viewer } from '../../staff/people.ts';
import { defineOperation } from '../operation.ts';

const VIEWING_PATH = '/api/staff/applications/{applicationId}/viewing';
const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
});

export const keepViewing = defineOperation({
  operationId: 'Staff_KeepViewing',
  method: 'put',
  path: VIEWING_PATH,
  summary:
    'Report that you have an application open, and get who else does. Repeat it every 10 seconds; a report lasts 25 seconds. A key gets the viewers but does not appear among them. This call does not extend the session and is not in the audit trail, which already has the read of the application.',
  access: 'staff',
  right: 'read',
  passive: true,
  unaudited: true,
  mostAMinute: VIEWING_CALLS_A_MINUTE,
  params,
  response: z.strictObject({
    viewers: described(z.array(viewer), 'Everyone else who has it open, in the order in which they opened it.'),
  }),
  errors: ['errorNotFound'],
});

export const endViewing = defineOperation({
  operationId: 'Staff_EndViewing',
  method: 'delete',
  path: VIEWING_PATH,
  summary: 'Report that you no longer have an application open. If you had not reported it open, nothing happens.',
  access: 'staff',
  right: 'read',
  passive: true,
  unaudited: true,
  mostAMinute: VIEWING_CALLS_A_MINUTE,
  params,
  errors: [],
});
