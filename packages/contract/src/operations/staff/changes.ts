import * as z from 'zod/mini';
import { described } from '../../fields/described.ts';
import { identifier, instant } from '../../fields/identifier.ts';
import { defineOperation } from '../operation.ts';

export const watchChanges = defineOperation({
  operationId: 'Staff_WatchChanges',
  method: 'get',
  path: '/api/staff/changes',
  summary:
    'Stream server-sent events about changed applications, their viewers and changed leads, from every server process. Events contain only ids and arrive within a second; read the changes with the other operations. The stream ends with the session or key.',
  access: 'staff',
  right: 'read',
  passive: true,
  stream: true,
  query: z.strictObject({
    since: described(
      z.optional(instant),
      'The `toldAt` of the last event you received, or the `at` of a session read before the data you show. If the server still knows every change since then, which it does for a minute, the stream begins with those changes. Otherwise, and without `since`, it begins with null.',
      '2026-02-10T14:00:00.000Z',
    ),
  }),
  response: z.strictObject({
    toldAt: described(instant, 'When the event was sent, by the server’s clock.', '2026-02-10T14:00:00.000Z'),
    applicationIds: described(
      z.nullable(z.array(identifier)),
      'The applications that have changed; an empty list every 15 seconds if none have. Null if changes may have been missed, so read everything again.',
    ),
    viewersOf: described(
      z.array(identifier),
      'The applications that someone has opened or left. If `applicationIds` is null, request the viewers again.',
      ['0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21'],
    ),
    leadIds: described(
      z.array(identifier),
      'The leads that are new, changed or erased. If `applicationIds` is null, read leads again, too.',
      ['0199c1f2-9b30-7e11-a4c8-51d2c07f3b66'],
    ),
  }),
  errors: [],
});
