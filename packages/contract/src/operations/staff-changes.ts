import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { defineOperation } from './operation.ts';

export const watchChanges = defineOperation({
  operationId: 'Staff_WatchChanges',
  method: 'get',
  path: '/api/staff/changes',
  summary:
    'A stream of server-sent events: which applications have changed, and who looks at which, whichever process it came by. Ids alone, each event within a second; what changed is read with the other operations. The stream ends with the session or key.',
  access: 'staff',
  right: 'read',
  passive: true,
  stream: true,
  query: z.strictObject({
    since: described(
      z.optional(instant),
      'The `toldAt` of the last event that you heard, or the `at` of a session that was read before what you show. The stream then begins with what has changed since, if the server knows all of it, as it does for a minute; with null otherwise, as it does without.',
      '2026-02-10T14:00:00.000Z',
    ),
  }),
  response: z.strictObject({
    toldAt: described(instant, 'When this was sent, by the server’s clock.', '2026-02-10T14:00:00.000Z'),
    applicationIds: described(
      z.nullable(z.array(identifier)),
      'The applications that have changed; none every 15 seconds where nothing does. Null: some changes may have been missed, so all that is shown is to be read again.',
    ),
    viewersOf: described(
      z.array(identifier),
      'The applications that somebody has opened or left. Where `applicationIds` is null, who looks at any is to be asked again.',
      ['0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21'],
    ),
  }),
  errors: [],
});
