import * as z from 'zod/mini';
import { described } from '../fields/described.ts';
import { instant } from '../fields/identifier.ts';

/** `attention`: someone should look at it. `broken`: it does not work now, or data can be lost. */
export const systemStates = ['fine', 'attention', 'broken'] as const;
export type SystemState = (typeof systemStates)[number];

/** Outside services except webhooks, which are reported separately. */
export const outsideServices = ['mail', 'bank', 'bureau', 'addresses', 'files'] as const;
export type OutsideServiceName = (typeof outsideServices)[number];

export const systemReasons = {
  migrations: ['complete', 'missing', 'newer', 'conflict'],
  backup: ['good', 'never', 'late', 'failed'],
  trial: ['good', 'never', 'late', 'failed'],
  jobs: ['good', 'late', 'failed'],
  mails: ['good', 'late', 'failed'],
  webhooks: ['good', 'waiting', 'givenUp'],
  services: ['good', 'failed', 'failing'],
  files: ['good', 'littleRoom', 'noRoom', 'unavailable'],
  certificates: ['good', 'endsSoon', 'ended', 'unreachable', 'notHttps'],
  reading: ['good', 'late'],
} as const;
export type SystemPartName = keyof typeof systemReasons;

function part<Name extends SystemPartName, Facts extends z.core.$ZodLooseShape>(
  name: Name,
  description: string,
  facts: Facts,
) {
  const schema = z.strictObject({
    state: described(z.enum(systemStates), 'Whether the part works, or someone should look at it.', 'fine'),
    reason: described(z.enum(systemReasons[name]), 'Why it is in this state.'),
    ...facts,
  });
  return described(z.nullable(schema), `${description}; null if they could not be read.`);
}

const count = (description: string, example = 0) => described(z.int(), description, example);

const run = z.strictObject({
  startedAt: described(instant, 'When it started.', '2026-02-10T07:40:00.000Z'),
  endedAt: described(instant, 'When it ended.', '2026-02-10T07:41:30.000Z'),
  error: described(z.nullable(z.string()), 'The step that failed; null if it succeeded.', 'dump'),
  databaseBytes: described(
    z.nullable(z.int()),
    'The size of the copied database in bytes; null if not known.',
    52_428_800,
  ),
  filesBytes: described(
    z.nullable(z.int()),
    'The size of the copied files in bytes; null if there are none.',
    904_857_600,
  ),
  rows: described(z.nullable(z.int()), 'How many rows were counted; null if not known.', 48_210),
});

const runs = {
  last: described(z.nullable(run), 'The last run, even if it failed; null if there was none.'),
  lastGoodAt: described(
    z.nullable(instant),
    'When the last run that succeeded started; null if none has.',
    '2026-02-10T07:40:00.000Z',
  ),
};

const jobCount = z.strictObject({
  job: described(z.string(), 'The name of the job.', 'send-mail'),
  waiting: count('How many wait, including for their next attempt.', 3),
  late: count('How many of those are late.'),
  failed: count('How many have used up their attempts.'),
});

const mail = z.strictObject({
  template: described(z.nullable(z.string()), 'The kind of email; null if not known.', 'applicationReceived'),
  state: described(z.enum(['late', 'failed']), 'Whether it is still tried, or has used up its attempts.'),
  queuedAt: described(instant, 'When it was requested.', '2026-02-10T16:20:00.000Z'),
  tries: count('How often it was tried.', 4),
});

const service = z.strictObject({
  service: described(z.enum(outsideServices), 'The service.', 'bank'),
  state: described(z.enum(systemStates), 'Whether it answers.'),
  reason: described(
    z.enum(['good', 'unused', 'failed', 'failing']),
    '`failed`: the last call; `failing`: several in a row; `unused`: not called since this server started.',
  ),
  lastFailure: described(
    z.nullable(
      z.strictObject({
        at: described(instant, 'When it was.', '2026-02-10T16:20:00.000Z'),
        code: described(z.string(), 'Its code.', 'timeout'),
      }),
    ),
    'The last failed call since this server started; null if there was none.',
  ),
});

const certificate = z.strictObject({
  address: described(z.string(), 'The address of the portal or the console.', 'https://apply.lender.example'),
  state: described(z.enum(systemStates), 'Whether its certificate is valid for long enough.'),
  reason: described(z.enum(systemReasons.certificates), 'Why.'),
  endsAt: described(z.nullable(instant), 'When the certificate ends; null if not known.', '2026-04-30T00:00:00.000Z'),
});

/** The state of the portal for administrators. A part that could not be read in time is null. */
export const system = z.strictObject({
  process: described(
    z.strictObject({
      version: described(z.string(), 'The version of the portal.', '1.0.0'),
      startedAt: described(instant, 'When the server that answers was started.', '2026-02-09T04:00:00.000Z'),
      readAt: described(instant, 'When this was read.', '2026-02-10T16:20:00.000Z'),
    }),
    'The server that answered.',
  ),
  migrations: part('migrations', 'The changes to the database’s tables', {
    applied: count('How many of this version’s changes the database has.', 96),
    expected: count('How many changes this version has.', 96),
  }),
  backup: part('backup', 'The backups', runs),
  trial: part('trial', 'The restore trials', runs),
  jobs: part('jobs', 'The jobs, apart from emails', {
    kinds: described(z.array(jobCount), 'Jobs that wait or have failed, by name.'),
  }),
  mails: part('mails', 'The emails', {
    late: count('How many are late.'),
    failed: count('How many have used up their attempts.'),
    newest: described(z.array(mail), 'The newest of them.'),
  }),
  webhooks: part('webhooks', 'The deliveries to webhooks', {
    waiting: count('How many deliveries wait.'),
    givenUp: count('How many are no longer tried.'),
  }),
  services: part('services', 'The calls to outside services', {
    services: described(z.array(service), 'The outside services.'),
  }),
  files: part('files', 'The stored files and their disk', {
    store: described(z.enum(['disk', 'bucket']), 'Where uploaded files are stored.'),
    freeBytes: described(z.nullable(z.int()), 'The room left on the disk in bytes; null if not known.', 52_428_800),
    totalBytes: described(z.nullable(z.int()), 'The size of the disk in bytes; null if not known.', 52_428_800),
  }),
  certificates: part('certificates', 'The certificates of the addresses', {
    addresses: described(z.array(certificate), 'The addresses of the portal and the console.'),
  }),
  reading: part('reading', 'The statements that are being read', {
    waiting: count('How many statements wait to be read.', 2),
    running: count('How many are being read.', 1),
    late: count('How many of those that wait are late.'),
    oldestWaitsSeconds: count('For how many seconds the first of them has been due.', 4),
  }),
});
export type System = z.infer<typeof system>;
