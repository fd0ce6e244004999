import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkKinds } from '@portal/contract/application/checks';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { prepare } from '../../../../test/application-journey.ts';
import { runJob } from '../../../../test/run-job.ts';
import { signUp } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { checkJobs } from '../../application/index.ts';

const jobs = [
  { name: 'end-bank-access' },
  { name: 'settle-read-months' },
  ...checkKinds.map((kind) => ({ name: checkJobs[kind].name, cause: 'submission' })),
];

describe.each(ordinaryDatabases())('a job whose application is erased as it starts, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  test.each(jobs)('$name does nothing', async ({ name, ...given }) => {
    const { browser } = await signUp(server, `${name}@example.ca`);
    const applicationId = await prepare(browser);
    const { database } = server.context;
    let erased = 0n;
    const context = {
      ...server.context,
      database: {
        ...database,
        query: database.query,
        transaction: async <T>(work: Parameters<typeof database.transaction<T>>[0]) => {
          const gone = await database.query
            .deleteFrom('application')
            .where('id', '=', applicationId)
            .executeTakeFirst();
          erased += gone.numDeletedRows;
          return database.transaction(work);
        },
      },
    };
    await runJob(context, name, { applicationId, ...given });
    expect(erased).toBe(1n);
  });
});
