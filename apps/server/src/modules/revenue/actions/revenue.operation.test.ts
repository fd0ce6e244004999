import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEGABYTE, STATEMENT_FILE_COUNT_LIMIT, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { Problem } from '@portal/contract/problem';
import { withdrawApplication } from '@portal/contract/operations/application';
import { confirmStatements, listStatements, removeStatement } from '@portal/contract/operations/revenue';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { whileAnswering } from '../../../../test/attempts/answers-meanwhile.ts';
import { databasesAndPlaces, openFilePlace, type FilePlace } from '../../../../test/file-places.ts';
import { bombPdf, emptyZip, encryptedPdf, ordinaryPdf, pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type TestBrowser, signUp } from '../../../../test/test-browser.ts';
import { type TestServer, openTestServer } from '../../../../test/test-context.ts';
import { WAIT } from '../../../../test/wait.ts';

const isFull = process.env.TEST_FULL === '1';
const CUT_UPLOADS = isFull ? 100 : 20;
const BOMB_UNFOLDED_BYTES = 1024 * MEGABYTE;
const FILES_ALLOWED = STATEMENT_FILE_COUNT_LIMIT - 1;
const HEAD = (boundary: string, name: string, field = 'file') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;

interface Upload {
  status: number;
  file: StatementFile;
  problem: Problem;
}

describe.each(databasesAndPlaces())('statements on %s, with files on %s', (kind, files) => {
  let place: FilePlace;
  let server: TestServer;
  let port: number;
  let browser: TestBrowser;
  let applicationId: string;

  beforeAll(async () => {
    place = await openFilePlace(files);
    server = await openTestServer(kind, { environment: place.environment });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  beforeEach(async () => {
    ({ browser } = await signUp(server, `${randomUUID()}@example.ca`));
    applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'revenue', structureOf(`Bakery ${randomUUID().slice(0, 8)} inc.`));
  });

  const headersOf = (boundary: string) => ({
    authorization: `Bearer ${browser.accessToken ?? ''}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });

  const startUpload = (headers: Record<string, string | number> = {}) => {
    const boundary = `b${randomUUID()}`;
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/applications/${applicationId}/statements`,
      headers: { ...headersOf(boundary), ...headers },
    });
    const answered = new Promise<Upload>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = JSON.parse(Buffer.concat(chunks).toString()) as StatementFile & Problem;
          resolve({ status: response.statusCode ?? 0, file: body, problem: body });
        });
      });
    });
    return { request, boundary, answered };
  };

  const write = (request: ClientRequest, bytes: Buffer | string) =>
    new Promise<void>((resolve) => request.write(bytes, () => resolve()));

  const upload = async (file: Buffer, name = 'statement.pdf', field = 'file'): Promise<Upload> => {
    const { request, boundary, answered } = startUpload();
    answered.catch(() => undefined);
    await write(request, HEAD(boundary, name, field));
    await write(request, file);
    request.end(`\r\n--${boundary}--\r\n`);
    return answered;
  };

  const list = async () => (await browser.call(listStatements, { params: { applicationId } })).body.statements;
  const storedFiles = async () => {
    const { dataDir } = server.context.config;
    expect(await place.leftovers(dataDir)).toBe(0);
    const folder = `statements/${applicationId}/`;
    return (await place.keys(dataDir)).flatMap((key) => (key.startsWith(folder) ? [key.slice(folder.length)] : []));
  };
  const version = async () => {
    const row = await server.context.database.query
      .selectFrom('application')
      .select(['version', 'revenue_confirmed_at', 'reached_step', 'current_step'])
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    return row;
  };
  const confirm = async () => {
    const body = { version: (await version()).version };
    return browser.call(confirmStatements, { params: { applicationId }, body });
  };

  /** For tests to which the place of files makes no difference: full runs try each place, others only the disk. */
  const anywhere = it.runIf(isFull || files === 'disk');

  describe('an upload', () => {
    it('is stored encrypted, and listed with the name as typed', async () => {
      const pdf = await ordinaryPdf('Compte 046-454-286');
      const { status, file } = await upload(pdf, 'Relevé – janvier.pdf');
      expect(status).toBe(200);
      expect(file).toMatchObject({ fileName: 'Relevé – janvier.pdf', sizeBytes: pdf.length });
      expect(await list()).toMatchObject([{ statementId: file.statementId, fileName: 'Relevé – janvier.pdf' }]);
      expect(await storedFiles()).toEqual([file.statementId]);
    });

    anywhere('counts as activity on the application, without a new version', async () => {
      const before = await version();
      server.clock.advance(60);
      await upload(await ordinaryPdf('January'));
      const { updated_at: updatedAt } = await server.context.database.query
        .selectFrom('application')
        .select('updated_at')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
      expect(updatedAt).toEqual(server.clock.now());
      expect(await version()).toEqual(before);
    });

    anywhere('accepts a file that is encrypted without a password, as banks produce them', async () => {
      expect((await upload(encryptedPdf(''))).status).toBe(200);
    });

    const pdf = pdfOfSize(20_000);
    const refusals: [name: string, file: Buffer, code: string, status: number][] = [
      ['a program named .pdf', Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(100_000)]), 'errorFileType', 422],
      [
        'a zip named .pdf',
        Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100_000), emptyZip()]),
        'errorFileType',
        422,
      ],
      ['a PDF that is a zip too', Buffer.concat([pdf, emptyZip()]), 'errorFileType', 422],
      ['an empty file', Buffer.alloc(0), 'errorFileEmpty', 422],
      ['a file cut at half', pdf.subarray(0, 10_000), 'errorFileDamaged', 422],
      [
        'noise between the ends of a PDF',
        Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`),
        'errorFileDamaged',
        422,
      ],
      ['a PDF that asks for a password', encryptedPdf('secret'), 'errorFileProtected', 422],
      ['one byte more than 15 MB', pdfOfSize(STATEMENT_FILE_MAXIMUM_BYTES + 1), 'errorFileSize', 413],
      ['25 MB', pdfOfSize(25 * MEGABYTE), 'errorFileSize', 413],
      ['15 MB of another kind', Buffer.alloc(15 * MEGABYTE, 'x'), 'errorFileType', 422],
    ];
    anywhere.each(refusals)('refuses %s, and stores nothing', async (_, file, code, status) => {
      const response = await upload(file);
      expect(response).toMatchObject({ status, problem: { code } });
      expect(await list()).toEqual([]);
      expect(await storedFiles()).toEqual([]);
    });

    it('accepts exactly 15 MB', async () => {
      expect(await upload(pdfOfSize(STATEMENT_FILE_MAXIMUM_BYTES))).toMatchObject({
        status: 200,
        file: { sizeBytes: STATEMENT_FILE_MAXIMUM_BYTES },
      });
    });

    anywhere('refuses a content length that is too large before the body is sent', async () => {
      const { request, boundary, answered } = startUpload({ 'content-length': 40 * MEGABYTE });
      answered.catch(() => undefined);
      await write(request, HEAD(boundary, 'large.pdf'));
      expect(await answered).toMatchObject({ status: 413, problem: { code: 'errorFileSize' } });
      request.destroy();
    });

    anywhere('responds to a sender that reads nothing until the whole body is sent, as browsers do', async () => {
      const boundary = 'b';
      const body = Buffer.concat([
        Buffer.from(HEAD(boundary, 'large.pdf')),
        Buffer.alloc(STATEMENT_FILE_MAXIMUM_BYTES + 1, 'x'),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const headers = Object.entries({ host: 'localhost', 'content-length': body.length, ...headersOf(boundary) });
      const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      const socket = connect(port, '127.0.0.1').pause();
      await once(socket, 'connect');
      await new Promise<void>((resolve, reject) => {
        socket.on('error', reject);
        socket.write(`POST /api/applications/${applicationId}/statements HTTP/1.1\r\n${head}\r\n`);
        socket.write(body, () => resolve());
      });
      const [response] = (await once(socket.resume(), 'data')) as [Buffer];
      expect(response.toString()).toMatch(/^HTTP\/1\.1 422 [^]*errorFileType/u);
      socket.destroy();
    });

    anywhere('refuses duplicate content, whatever its name, until the first file is removed', async () => {
      const file = await ordinaryPdf('January');
      const first = await upload(file, 'a.pdf');
      expect(await upload(file, 'b.pdf')).toMatchObject({ status: 409, problem: { code: 'errorFileDuplicate' } });
      await browser.call(removeStatement, { params: { applicationId, statementId: first.file.statementId } });
      expect((await upload(file, 'b.pdf')).status).toBe(200);
      expect(await list()).toHaveLength(1);
    });

    anywhere('stores one of many concurrent uploads of the same content', async () => {
      const file = await ordinaryPdf('January');
      const responses = await Promise.all(Array.from({ length: 8 }, () => upload(file)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(responses.filter(({ status }) => status !== 200).map(({ problem }) => problem.code))).toEqual(
        new Set(['errorFileDuplicate']),
      );
      expect(await storedFiles()).toHaveLength(1);
    });

    anywhere(
      `accepts ${FILES_ALLOWED} files and not ${STATEMENT_FILE_COUNT_LIMIT}, when more are sent at the same time`,
      async () => {
        const responses = await Promise.all(
          Array.from({ length: STATEMENT_FILE_COUNT_LIMIT + 5 }, (_, serial) => upload(pdfOfSize(3000, serial))),
        );
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(FILES_ALLOWED);
        expect(new Set(responses.filter(({ status }) => status !== 200).map(({ problem }) => problem.code))).toEqual(
          new Set(['errorFileCount']),
        );
        expect(await list()).toHaveLength(FILES_ALLOWED);
        expect(await storedFiles()).toHaveLength(FILES_ALLOWED);
        expect(await upload(pdfOfSize(3000, 99))).toMatchObject({ problem: { code: 'errorFileCount' } });
        const accepted = responses.findIndex(({ status }) => status === 200);
        expect(await upload(pdfOfSize(3000, accepted))).toMatchObject({ problem: { code: 'errorFileDuplicate' } });
      },
    );

    anywhere('refuses a body without a file', async () => {
      expect(await upload(pdf, 'a.pdf', 'other')).toMatchObject({ status: 422, problem: { code: 'errorFileMissing' } });
      const { request, boundary, answered } = startUpload();
      request.end(`--${boundary}--\r\n`);
      expect(await answered).toMatchObject({ status: 422, problem: { code: 'errorFileMissing' } });
      const json = startUpload({ 'content-type': 'application/json' });
      json.request.end('{}');
      expect(await json.answered).toMatchObject({ status: 422, problem: { code: 'errorFileMissing' } });
    });

    anywhere('refuses a body with a second part, and stores nothing of it', async () => {
      const text = (boundary: string) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nJanuary\r\n`;
      const file = (boundary: string, name: string) => [Buffer.from(HEAD(boundary, name)), pdf, Buffer.from('\r\n')];
      for (const partsOf of [
        (boundary: string) => [...file(boundary, 'a.pdf'), ...file(boundary, 'b.pdf')],
        (boundary: string) => [...file(boundary, 'a.pdf'), Buffer.from(text(boundary))],
        (boundary: string) => [Buffer.from(text(boundary)), ...file(boundary, 'a.pdf')],
      ]) {
        const { request, boundary, answered } = startUpload();
        request.end(Buffer.concat([...partsOf(boundary), Buffer.from(`--${boundary}--\r\n`)]));
        expect(await answered).toMatchObject({ status: 422, problem: { code: 'errorValidation' } });
      }
      expect(await list()).toEqual([]);
      expect(await storedFiles()).toEqual([]);
    });

    anywhere('responds the same for another customer’s application and an invented one', async () => {
      const mine = applicationId;
      const { browser: other } = await signUp(server, `${randomUUID()}@example.ca`);
      const own = browser;
      browser = other;
      expect(await upload(pdf)).toMatchObject({ status: 404, problem: { code: 'errorNotFound' } });
      applicationId = randomUUID();
      expect(await upload(pdf)).toMatchObject({ status: 404, problem: { code: 'errorNotFound' } });
      [browser, applicationId] = [own, mine];
      expect(await list()).toEqual([]);
    });

    anywhere('is refused before its step and after submission', async () => {
      const setStep = (columns: { reached_step?: 'welcome'; status?: 'underReview' }) =>
        server.context.database.query.updateTable('application').set(columns).where('id', '=', applicationId).execute();
      await setStep({ reached_step: 'welcome' });
      expect(await upload(pdf)).toMatchObject({ status: 409, problem: { code: 'errorStepNotReached' } });
      await setStep({ status: 'underReview' });
      expect(await upload(pdf)).toMatchObject({ status: 409, problem: { code: 'errorAlreadySubmitted' } });
    });

    it('is aborted when the application is withdrawn in the meantime', async () => {
      const { request, boundary, answered } = startUpload();
      await write(request, HEAD(boundary, 'a.pdf'));
      await write(request, pdf.subarray(0, 10_000));
      expect((await browser.call(withdrawApplication, { params: { applicationId } })).status).toBe(200);
      await write(request, pdf.subarray(10_000));
      request.end(`\r\n--${boundary}--\r\n`);
      expect(await answered).toMatchObject({ status: 422, problem: { code: 'errorValidation' } });
      expect(await storedFiles()).toEqual([]);
    });

    anywhere('that decompresses from 1 MB to 1 GB is refused, and the API stays responsive', async () => {
      const { problem } = await whileAnswering(server, upload(bombPdf(BOMB_UNFOLDED_BYTES)));
      // On a busy machine, time may run out before memory.
      expect(problem.code).toMatch(/^errorFile(?:Damaged|NotChecked)$/u);
    });
  });

  it(`stores nothing of ${CUT_UPLOADS} uploads interrupted halfway, and accepts them when retried`, async () => {
    const files = Array.from({ length: CUT_UPLOADS }, (_, serial) => pdfOfSize(400_000, serial));
    await Promise.all(
      files.map(async (file) => {
        const { request, boundary, answered } = startUpload();
        const cut = expect(answered).rejects.toThrow();
        await write(request, HEAD(boundary, 'cut.pdf'));
        await write(request, file.subarray(0, file.length / 2));
        request.destroy();
        await cut;
      }),
    );
    await vi.waitFor(async () => expect(await storedFiles()).toEqual([]), WAIT);
    await vi.waitFor(async () => {
      const { rows } = await server.context.database.executeSql(
        'select 1 from file_to_erase where storage_key like $1',
        [`statements/${applicationId}/%`],
      );
      expect(rows).toEqual([]);
    }, WAIT);
    expect(await list()).toEqual([]);

    for (const file of files.slice(0, FILES_ALLOWED)) expect((await upload(file)).status).toBe(200);
    expect(await list()).toHaveLength(FILES_ALLOWED);
  });

  it('responds to an upload that ends without its closing boundary', async () => {
    const { request, boundary, answered } = startUpload();
    await write(request, HEAD(boundary, 'cut.pdf'));
    request.end(pdfOfSize(50_000).subarray(0, 25_000));
    expect(await answered).toMatchObject({ status: 400, problem: { code: 'errorFileInterrupted' } });
    expect(await storedFiles()).toEqual([]);
  });

  describe('a statement', () => {
    it('is removed once, with its file', async () => {
      const { file } = await upload(await ordinaryPdf('January'));
      const params = { applicationId, statementId: file.statementId };
      expect((await browser.call(removeStatement, { params })).status).toBe(204);
      expect((await browser.call(removeStatement, { params })).status).toBe(204);
      expect(await list()).toEqual([]);
      await vi.waitFor(async () => expect(await storedFiles()).toEqual([]), WAIT);
    });

    anywhere('of another customer cannot be read or removed', async () => {
      const { file } = await upload(await ordinaryPdf('January'));
      const { browser: other } = await signUp(server, `${randomUUID()}@example.ca`);
      const otherApplication = await prepare(other);
      const params = { applicationId, statementId: file.statementId };
      expect((await other.call(listStatements, { params })).status).toBe(404);
      expect((await other.call(removeStatement, { params })).status).toBe(404);
      expect(
        (await other.call(removeStatement, { params: { ...params, applicationId: otherApplication } })).status,
      ).toBe(404);
      expect(await list()).toHaveLength(1);
    });

    anywhere('of a submitted application cannot be removed', async () => {
      const { file } = await upload(await ordinaryPdf('January'));
      await server.context.database.query
        .updateTable('application')
        .set({ status: 'underReview' })
        .where('id', '=', applicationId)
        .execute();
      const { problem } = await browser.call(removeStatement, {
        params: { applicationId, statementId: file.statementId },
      });
      expect(problem.code).toBe('errorAlreadySubmitted');
      expect(await list()).toHaveLength(1);
    });
  });

  describe('confirming the statements', () => {
    anywhere('requires a file', async () => {
      expect((await confirm()).problem).toMatchObject({ status: 422, code: 'errorFileMissing' });
    });

    anywhere('continues to review', async () => {
      await upload(await ordinaryPdf('January'));
      const { body: response } = await confirm();
      expect(response).toMatchObject({
        revenueConfirmed: true,
        statementCount: 1,
        applicationStep: 'review',
        reachedStep: 'review',
      });
    });

    anywhere('is refused for an outdated version, and names the current one', async () => {
      await upload(await ordinaryPdf('January'));
      const current = (await version()).version;
      const { problem } = await browser.call(confirmStatements, {
        params: { applicationId },
        body: { version: current - 1 },
      });
      expect(problem).toMatchObject({ status: 409, code: 'errorVersionConflict', version: current });
    });

    anywhere('is undone when a statement is removed', async () => {
      const { file } = await upload(await ordinaryPdf('January'));
      await confirm();
      await browser.call(removeStatement, { params: { applicationId, statementId: file.statementId } });
      expect((await version()).revenue_confirmed_at).toBeNull();
    });
  });
});
