import * as z from 'zod/mini';
import { CHANGES_KNOWN_SECONDS } from '../constants.ts';
import { identifier } from '../fields/identifier.ts';
import { described } from './described.ts';
import { defineOperation } from './operation.ts';
import { countUpTo } from './page.ts';

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
    secondsBack: described(
      z.optional(countUpTo(CHANGES_KNOWN_SECONDS)),
      'How many seconds ago what you show was read, with some to spare. The stream then begins with what has changed since, if the server knows all of it, and with null otherwise, as it does without.',
      5,
    ),
  }),
  response: z.strictObject({
    applicationIds: described(
      z.nullable(z.array(identifier)),
      'The applications that have changed. Null: some changes may have been missed, so all that is shown is to be read again.',
    ),
    viewersOf: described(
      z.array(identifier),
      'The applications that somebody has opened or left. Where `applicationIds` is null, who looks at any is to be asked again.',
      ['0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21'],
    ),
  }),
  errors: [],
});
