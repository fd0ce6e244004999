import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './database/errors.ts';
import { createLogger } from './logger.ts';

const CANARY = 'canary-046454286@person.example';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): {
  text: string;
  lines: Record<string, unknown>[];
} {
  let text = '';
  write(createLogger({ level: 'trace' }, { write: (line: string) => (text += line) }));
  return {
    text,
    lines: text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

function failure(): Error {
  return Object.assign(new TypeError(`bad ${CANARY}`, { cause: new RangeError(CANARY) }), {
    code: '23505',
    detail: CANARY,
    parameters: [CANARY],
    query: CANARY,
  });
}

test('a request is logged with method, path and id', () => {
  const { text, lines } = logged((logger) =>
    logger.info(
      {
        req: {
          id: 'r-1',
          method: 'POST',
          url: `/api/login?email=${CANARY}#${CANARY}`,
          routeOptions: { url: '/api/login' },
          headers: { cookie: CANARY, authorization: CANARY, 'x-forwarded-for': CANARY },
          body: { email: CANARY },
          query: { email: CANARY },
          ip: CANARY,
        },
        res: { statusCode: 204, headers: { 'set-cookie': CANARY } },
        ms: 12,
      },
      'request',
    ),
  );
  expect(lines).toMatchObject([
    {
      level: 'info',
      req: { id: 'r-1', method: 'POST', path: '/api/login' },
      res: { status: 204 },
      ms: 12,
      msg: 'request',
    },
  ]);
  expect(text).not.toContain('canary');
});

test('a request without a route is logged without its path', () => {
  const { text, lines } = logged((logger) =>
    logger.info({ req: { id: 'r-1', method: 'GET', url: `/api/nothing/${CANARY}`, routeOptions: {} } }, 'request'),
  );
  expect(lines).toMatchObject([{ req: { path: 'unmatched' } }]);
  expect(text).not.toContain('canary');
});

test('an error is logged with name, code, frames and cause, however it is passed', () => {
  const { text, lines } = logged((logger) => {
    logger.error(failure());
    logger.error(failure(), 'it failed');
    logger.error({ err: failure() });
    logger.error({ err: failure() }, 'it failed');
    logger.error({ error: failure(), err: CANARY }, 'it failed');
    logger.child({ job: 'mail' }).error({ err: failure() });
  });
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatchObject({
    err: { name: 'TypeError', code: '23505', cause: { name: 'RangeError' } },
    msg: 'it failed',
  });
  expect(JSON.stringify(lines[0])).toContain('logger.test.ts');
  expect(text).not.toContain('canary');
});

test('an error that is a plain object, such as the job queue’s, is logged the same way', () => {
  const { message, stack = '' } = failure();
  const { text, lines } = logged((logger) =>
    logger.warn({ err: { code: '57P01', message, stack, detail: CANARY, queue: 'send-mail' } }, 'job queue error'),
  );
  expect(lines).toMatchObject([{ err: { name: 'object', code: '57P01' } }]);
  expect(JSON.stringify(lines)).toContain('logger.test.ts');
  expect(text).not.toContain('canary');
});

test('a copy of our own error, as the job queue reports it, is logged with its cause', () => {
  const error = new DatabaseUnavailable(Object.assign(failure(), { code: '25006' }));
  const copy = Object.assign({}, error, { queue: 'send-mail' });
  const { text, lines } = logged((logger) => logger.warn({ err: copy }, 'job queue error'));
  expect(lines).toMatchObject([{ err: { name: 'DatabaseUnavailable', cause: { code: '25006' } } }]);
  expect(text).not.toContain('canary');
});

test('a log line names its process and the portal version', () => {
  const { lines } = logged((logger) => logger.info('started'));
  expect(lines).toMatchObject([{ pid: process.pid, version: expect.stringMatching(/^\d+\.\d+\.\d+$/u) as string }]);
});

test('drops fields with personal data, by their names', () => {
  const { text } = logged((logger) =>
    logger.info(
      { email: CANARY, to: CANARY, token: CANARY, mail: { to: CANARY, subject: CANARY }, job: { payload: CANARY } },
      'mail',
    ),
  );
  expect(text).not.toContain('canary');
});

test('a code or name that is not a plain word is left out', () => {
  const odd = Object.assign(new Error('x'), { code: `${CANARY} x`, name: `${CANARY} y` });
  const { text } = logged((logger) => logger.warn({ err: odd }, 'odd'));
  expect(text).not.toContain('canary');
});
