import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { databasesAndPlaces, openFilePlace, type FilePlace } from '../../../../test/file-places.ts';
import { ordinaryPdf } from '@portal/statements/corpus/sample-pdfs';
import { type TestBrowser, signUp } from '../../../../test/test-browser.ts';
import { type TestServer, openTestServer } from '../../../../test/test-context.ts';

const structure = structureOf('9412-0455 Québec inc.');

/** Full runs expect two seconds; ordinary runs share the machine. */
const RESPONSE_WITHIN_MS = process.env.TEST_FULL === '1' ? 2000 : Number.POSITIVE_INFINITY;

const failures: [name: string, begin: string, end: string][] = [
  [
    'in the transaction that keeps it',
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger failing before insert on statement_file for each row execute function fail()`,
    'drop trigger failing on statement_file; drop function fail()',
  ],
  [
    'at the commit',
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create constraint trigger failing after insert on statement_file deferrable initially deferred
       for each row execute function fail()`,
    'drop trigger failing on statement_file; drop function fail()',
  ],
  [
    'before its first byte is kept',
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger failing before insert on file_to_erase for each row execute function fail()`,
    'drop trigger failing on file_to_erase; drop function fail()',
  ],
];

describe.each(databasesAndPlaces())(
  'an upload when the store or database fails, on %s with files on %s',
  (kind, files) => {
    let place: FilePlace;
    let server: TestServer;
    let browser: TestBrowser;
    let applicationId: string;
    let address: string;

    beforeAll(async () => {
      place = await openFilePlace(files);
      server = await openTestServer(kind, { environment: place.environment });
      address = await server.app.listen({ host: '127.0.0.1', port: 0 });
      ({ browser } = await signUp(server, `${randomUUID()}@example.ca`));
      applicationId = await prepare(browser);
      await reach(server, browser, applicationId, 'revenue', structure);
    });
    afterAll(async () => {
      await server.close();
      await place.close();
    });

    const upload = async (note: string) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(await ordinaryPdf(note))], { type: 'application/pdf' }), 'may.pdf');
      const headers = { authorization: `Bearer ${browser.accessToken ?? ''}` };
      return fetch(`${address}/api/applications/${applicationId}/statements`, { method: 'POST', body, headers });
    };
    const storedFiles = async () => {
      const { dataDir } = server.context.config;
      expect(await place.leftovers(dataDir)).toBe(0);
      return (await place.keys(dataDir)).filter((key) => key.startsWith(`statements/${applicationId}/`));
    };

    it.each(failures)('%s: is reported, stores nothing, and the next one works', async (name, begin, end) => {
      const before = await storedFiles();
      await server.context.database.executeSql(begin);
      const failed = await upload(name);
      expect(failed.status).toBe(500);
      expect(await failed.json()).toMatchObject({ code: 'errorInternalServer' });
      expect(await storedFiles()).toEqual(before);

      await server.context.database.executeSql(end);
      expect((await upload(name)).status).toBe(200);
      expect(await storedFiles()).toHaveLength(before.length + 1);
    });

    it('a full disk, for files or the database: 503 within two seconds, nothing is stored, and the next one works', async () => {
      const { context } = server;
      const before = await storedFiles();
      const fullDisks = [
        () => {
          const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
          const write = vi.spyOn(context.files, 'write').mockRejectedValue(full);
          return Promise.resolve(() => {
            write.mockRestore();
            return Promise.resolve();
          });
        },
        async () => {
          await context.database.executeSql(
            `create function fail() returns trigger language plpgsql as $$
             begin raise exception 'no space left' using errcode = '53100'; end $$;
           create trigger failing before insert on statement_file for each row execute function fail()`,
          );
          return () =>
            context.database
              .executeSql('drop trigger failing on statement_file; drop function fail()')
              .then(() => undefined);
        },
      ];
      for (const [index, fill] of fullDisks.entries()) {
        const empty = await fill();
        const askedAt = performance.now();
        const refused = await upload(`full ${index}`);
        expect(performance.now() - askedAt).toBeLessThan(RESPONSE_WITHIN_MS);
        expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'errorUnavailable' }]);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await storedFiles()).toHaveLength(before.length + index);
        await empty();
        expect((await upload(`full ${index}`)).status).toBe(200);
      }
    });

    it.skipIf(files === 'disk')(
      'an unavailable store: 503 within two seconds for all, and normal once it is back',
      async () => {
        const askReady = () => server.app.inject({ url: '/readyz' });
        const before = await storedFiles();
        expect((await askReady()).json()).toMatchObject({ files: true });
        await place.server?.stop();
        const askedAt = performance.now();
        const refused = await upload('away');
        expect(performance.now() - askedAt).toBeLessThan(RESPONSE_WITHIN_MS);
        expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'errorUnavailable' }]);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        const ready = await askReady();
        expect([ready.statusCode, ready.json()]).toMatchObject([200, { files: false }]);

        await place.server?.start();
        expect((await askReady()).json()).toMatchObject({ files: true });
        expect((await upload('away')).status).toBe(200);
        expect(await storedFiles()).toHaveLength(before.length + 1);
      },
    );
  },
);
