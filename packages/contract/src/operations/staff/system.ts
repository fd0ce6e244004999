import * as z from 'zod/mini';
import { described } from '../../fields/described.ts';
import { system } from '../../staff/system.ts';
import { defineOperation } from '../operation.ts';

export const getSystem = defineOperation({
  operationId: 'Staff_GetSystem',
  method: 'get',
  path: '/api/staff/system',
  summary:
    'Get the state of the portal: its version, database, backups, jobs, emails, webhooks, outside services, disk and certificates. It contains no personal data. A part that cannot be read in time is null.',
  access: 'staff',
  right: 'administer',
  unaudited: true,
  response: system,
  errors: [],
});

export const retryJobs = defineOperation({
  operationId: 'Staff_RetryJobs',
  method: 'post',
  path: '/api/staff/jobs/{job}/retry',
  summary:
    'Give the failed jobs of a kind one more attempt, and start those that wait for their next attempt now, at most 1,000 at a time. For `send-mail` this sends emails again that could not be sent.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({
    job: described(z.string().check(z.regex(/^[a-z-]{1,60}$/u)), 'The name of the job.', 'send-mail'),
  }),
  response: z.strictObject({ jobs: described(z.int(), 'How many are tried again.', 3) }),
  errors: ['errorNotFound'],
});
