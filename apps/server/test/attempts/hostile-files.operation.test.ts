import { MEGABYTE } from '@portal/contract/constants';
import type { StatementFile } from '@portal/contract/entities/entities';
import { listStatements, removeStatement, uploadStatement } from '@portal/contract/operations/revenue';
import { createStatementTicket } from '@portal/contract/operations/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whileAnswering } from './answers-meanwhile.ts';
import { prepare, reach } from '../application-journey.ts';
import {
  deepPageTree,
  endlessPageTree,
  misplacedObjects,
  scriptedPdf,
  widePageTree,
} from '@portal/statements/corpus/hostile-pdfs';
import { bombPdf, emptyZip, ordinaryPdf, pageBombPdf, pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { openBrowser, signUp, type TestBrowser } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { openStaffKey } from '../test-keys.ts';

const isFull = process.env.TEST_FULL === '1';
const share = (count: number) => (isFull ? count : count / 10);
const NAME_MAXIMUM_LENGTH = 255;

/** Names with line breaks, which are not allowed in the headers of a part. */
const brokenHeads = ['a\r\nset-cookie: session=thief\r\n\r\n<html>.pdf', 'a\r\nset-cookie.pdf'];
const names = [
  '../../../etc/passwd',
  'C:\\Windows\\System32\\calc.exe',
  'con.pdf',
  'january.pdf\u0000.exe',
  '<img src=x onerror=alert(1)>.pdf',
  'javascript:alert(1)',
  "x'; drop table statement_file; --.pdf",
  '=HYPERLINK("https://evil.example").pdf',
  '@SUM(1)+cmd|calc.pdf',
  ...brokenHeads,
  'a"; filename="b.exe',
  'statement\u202Efdp.exe',
  '\uFEFF\u200B\u2066.pdf',
  '%00%0d%0a%2e%2e%2f.pdf',
  '${7*7}{{7*7}}.pdf',
  `${'é'.repeat(3000)}.pdf`,
  '...',
] as const;

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const files: readonly [name: string, make: () => Buffer, isTaken: 'taken' | 'refused' | 'either'][] = [
  ['a PDF that is a zip too', () => Buffer.concat([pdfOfSize(20_000), emptyZip()]), 'refused'],
  ['a PDF whose zip hides in a comment', () => Buffer.concat([pdfOfSize(20_000), emptyZip('%%EOF')]), 'refused'],
  ['a page of HTML before a PDF', () => Buffer.concat([html, pdfOfSize(20_000)]), 'refused'],
  ['a page of HTML after a PDF', () => Buffer.concat([pdfOfSize(20_000), Buffer.alloc(5000, html)]), 'refused'],
  ['a picture before a PDF', () => Buffer.concat([Buffer.from('GIF89a'), pdfOfSize(20_000)]), 'refused'],
  ['a PDF with scripts', scriptedPdf, 'taken'],
  ['a stream that unfolds to 1 GB', () => bombPdf(share(1024 * MEGABYTE)), 'either'],
  ['a page that unfolds to 1 GB', () => pageBombPdf(share(1024 * MEGABYTE)), 'either'],
  ['a page tree 400,000 wide', () => widePageTree(share(400_000)), 'either'],
  ['a page tree 60,000 deep', () => deepPageTree(share(60_000)), 'either'],
  ['a page tree that is its own child', endlessPageTree, 'either'],
  ['13 MB of small objects, none in its place', () => misplacedObjects(share(13 * MEGABYTE)), 'either'],
];
/** Errors for a file that cannot be opened, or not in time. An internal error is never allowed. */
const refusals = /^errorFile(?:Type|Damaged|NotChecked|Protected)$/u;

describe('hostile files', () => {
  let server: TestServer;
  let browser: TestBrowser;
  let staff: TestBrowser;
  let params: { applicationId: string };
  const log: string[] = [];

  beforeAll(async () => {
    server = await openTestServer('pglite', {
      environment: { LOG_LEVEL: 'trace' },
      log: { write: (line) => log.push(line) },
    });
    ({ browser } = await signUp(server, 'somebody@bakery.example.ca'));
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    params = { applicationId: await prepare(browser) };
    await reach(server, browser, params.applicationId, 'revenue');
  });
  afterAll(() => server.close());

  async function upload(content: Buffer, name = 'statement.pdf') {
    // The only header spelling that allows every character (RFC 5987).
    const spelled = encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    const head = `--part\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8''${spelled}\r\ncontent-type: application/pdf\r\n\r\n`;
    return browser.call(uploadStatement, {
      params,
      headers: { 'content-type': 'multipart/form-data; boundary=part' },
      body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--part--\r\n')]),
    });
  }

  const remove = ({ statementId }: StatementFile) =>
    browser.call(removeStatement, { params: { ...params, statementId } });

  test.each(names)('%j is only a name, on the screen and in a download', async (name) => {
    const uploaded = await upload(pdfOfSize(3000, names.indexOf(name)), name);
    if (uploaded.status !== 200) {
      expect(brokenHeads).toContain(name);
      expect(uploaded.problem.code).toBe('errorFileMissing');
      return;
    }
    const file = uploaded.body;
    expect(file.fileName).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/]/u);
    expect(Array.from(file.fileName).length).toBeLessThanOrEqual(NAME_MAXIMUM_LENGTH);
    const { statements } = (await browser.call(listStatements, { params })).body;
    expect(statements.map(({ fileName }) => fileName)).toEqual([file.fileName]);

    const ticket = await staff.call(createStatementTicket, { params: { ...params, statementId: file.statementId } });
    const { headers, statusCode } = await server.app.inject(ticket.body.path);
    expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([200, 'application/pdf', undefined]);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w. -]*\.pdf"; filename\*=UTF-8''[^\s"';\\]*\.pdf$/iu,
    );
    await remove(file);
  });

  test.each(files)(
    '%s is accepted or refused on its merits, and blocks no other request',
    async (_name, make, expected) => {
      const result = await whileAnswering(server, upload(make()), 0);
      if (result.status === 200) await remove(result.body);
      else expect(result.problem.code).toMatch(refusals);
      if (expected !== 'either') expect(result.status === 200).toBe(expected === 'taken');
    },
  );

  test('after all of them an ordinary statement is accepted, and no name is in the log', async () => {
    expect((await upload(await ordinaryPdf('January'))).status).toBe(200);
    const typed = names.map((name) => JSON.stringify(name).slice(1, -1)).filter((name) => name.length > 8);
    expect(log.filter((line) => typed.some((name) => line.includes(name)))).toEqual([]);
  });
});
