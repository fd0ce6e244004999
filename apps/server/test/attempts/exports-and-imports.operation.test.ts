import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CSV_IMPORT_MAXIMUM_LENGTH } from '@portal/contract/constants';
import {
  createStaffCopyTicket,
  exportApplications,
  importContacts,
  listContacts,
  staffListApplications,
} from '@portal/contract/operations/staff';
import { sealPersonal } from '../../src/modules/application/index.ts';
import { prepare, reach, submit } from '../application-journey.ts';
import { personalValues, structureValues } from '../application-values.ts';
import { ordinaryDatabases } from '../database/databases.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { openStaffKey } from '../test-keys.ts';

/** Right-to-left override. */
const TURNS_WRITING = '\u202E';

/** Text that a spreadsheet runs, that breaks a line or a cell, or that an HTML or PDF viewer might run. */
const payloads = [
  '=1+1',
  '=HYPERLINK("https://evil.example";"click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3+cmd',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  'plain\r\n=1+1,"second"\r\n',
  '"',
  '","',
  '";=1+1;"',
  "O'Brien & Fils",
  '<script>alert(1)</script>',
  ') Tj ET Q /JavaScript (app.alert(1)) (',
  '\\) \\( \\\\',
  '%PDF-1.7',
  'mar\uFEFFked',
  `${TURNS_WRITING}gnp.exe`,
  'Épicerie Nguyễn',
  'x'.repeat(100_000),
];
const LIVE = /^[=+\-@\t\r\n＝＋－＠]/u;
const BOM = '\uFEFF';
const HEADER = 'contactId,email,firstName,language';

describe.each(ordinaryDatabases())('exports and imports on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  let applicationId: string;
  let businessId: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    const { browser } = await signUp(server, 'owner@example.ca');
    const whole = await reach(server, browser, await prepare(browser), 'review');
    ({ applicationId } = whole);
    businessId = (await submit(browser, whole)).businessId ?? '';
  });
  afterAll(() => server.close());

  /** Stores the text directly, as if field validation had accepted it. */
  const nameEverything = async (text: string) => {
    const { query } = server.context.database;
    const structure = { ...structureValues, companyName: text, legalBusinessName: text, street: text, city: text };
    await query.updateTable('business').set({ operating_name: text }).where('id', '=', businessId).execute();
    await query
      .updateTable('application')
      .set({
        structure: JSON.stringify(structure),
        personal_sealed: sealPersonal(server.context.vault, { ...personalValues, firstName: text, lastName: text }),
        account_manager_name: 'Anne Roy',
        account_manager_email: '+1@lender.example',
      })
      .where('id', '=', applicationId)
      .execute();
  };

  test.each(payloads)('the applications’ CSV holds %j in one cell that no program executes', async (payload) => {
    await nameEverything(payload);
    const { csv } = bodyOf(await staff.call(exportApplications));
    const [headings, ...rows] = parse(csv, { record_delimiter: '\r\n' });
    expect(rows).toHaveLength(1);
    const cells = rows[0] ?? [];
    expect(cells).toHaveLength(headings?.length ?? 0);
    const written = LIVE.test(payload) ? `'${payload}` : payload;
    expect(cells).toContain(written);
    expect(cells).toContain("'+1@lender.example");
    for (const cell of cells) expect(cell).not.toMatch(LIVE);
  });

  test.each(payloads.filter((text) => text.length < 1000))(
    'the PDF copy shows %j and executes nothing',
    async (payload) => {
      await nameEverything(payload);
      const { path } = bodyOf(await staff.call(createStaffCopyTicket, { params: { applicationId } }));
      const copy = await server.app.inject({ url: path });
      expect([copy.statusCode, copy.headers['content-type']]).toEqual([200, 'application/pdf']);
      const document = await getDocumentProxy(new Uint8Array(copy.rawPayload));
      expect(await document.getJSActions()).toBeNull();
      expect(await document.getOpenAction()).toBeNull();
      const annotations = await (await document.getPage(1)).getAnnotations();
      expect(annotations).toEqual([]);
      const { text } = await extractText(document, { mergePages: true });
      const letters = (shown: string) => shown.replaceAll(/[^\p{Script=Latin}\d]/gu, '');
      expect(letters(text)).toContain(letters(payload));
    },
  );

  test('a staff list shows the text as typed', async () => {
    for (const payload of payloads) {
      await nameEverything(payload);
      const listed = await staff.call(staffListApplications, { query: { limit: '1' } });
      expect(bodyOf(listed).applications[0]?.operatingName).toBe(payload);
      expect(listed.response.headers['content-type']).toMatch(/^application\/json/u);
    }
  });

  const importOf = async (csv: string) => staff.call(importContacts, { body: { csv } });

  test.each<[what: string, csv: string, created: number, refused: string[][]]>([
    ['a byte order mark', `${BOM}${HEADER}\nM-1,m1@example.ca,Ève,fr`, 1, []],
    ['Windows’ ends of lines', `${HEADER}\r\nW-1,w1@example.ca,Ève,fr\r\n`, 1, []],
    ['old Mac’s ends of lines', `${HEADER}\rO-1,o1@example.ca,Ève,fr\r`, 1, []],
    ['quotes in quotes', `${HEADER}\n"Q-""1""",q1@example.ca,"O'Brien",en`, 1, []],
    ['a formula as an id, which stays text', `${HEADER}\n=1+1,f1@example.ca,Ève,fr`, 1, []],
    ['a formula as a name', `${HEADER}\nF-2,f2@example.ca,=1+1,fr`, 0, [['firstName']]],
    ['a formula as an address', `${HEADER}\nF-3,=cmd|calc,Ève,fr`, 0, [['email']]],
    ['a script as a name', `${HEADER}\nS-1,s1@example.ca,<script>alert(1)</script>,fr`, 0, [['firstName']]],
    ['a line break in an address', `${HEADER}\nB-1,"b1@example.ca\r\nBcc: x@evil.example",Ève,fr`, 0, [['email']]],
    ['a line break in a name', `${HEADER}\nB-2,b2@example.ca,"Ève\r\nX-Evil: 1",fr`, 0, [['firstName']]],
    ['a NUL', `${HEADER}\nN\u0000-1,n1@example.ca,Ève,fr`, 0, [['contactId']]],
    ['an escape of a terminal', `${HEADER}\n\u001b[2J,e1@example.ca,Ève,fr`, 0, [['contactId']]],
    ['a letter that another encoding lost', `${HEADER}\nU-1,u1@example.ca,\uFFFDve,fr`, 0, [['firstName']]],
    ['half of a pair of surrogates', `${HEADER}\nU-2,u2@example.ca,E\uD800ve,fr`, 0, [['firstName']]],
    ['a cell too many', `${HEADER}\nC-1,c1@example.ca,Ève,fr,=1+1`, 0, [['line']]],
    ['a huge cell', `${HEADER}\nH-1,h1@example.ca,${'x'.repeat(CSV_IMPORT_MAXIMUM_LENGTH / 2)},fr`, 0, [['firstName']]],
    ['a huge id', `${HEADER}\n${'x'.repeat(CSV_IMPORT_MAXIMUM_LENGTH / 2)},h2@example.ca,Ève,fr`, 0, [['contactId']]],
  ])('the import of contacts accepts or refuses %s line by line', async (_, csv, created, refused) => {
    const report = bodyOf(await importOf(csv));
    expect([report.created, report.refused.map(({ columns }) => columns)]).toEqual([created, refused]);
    expect(JSON.stringify(report)).not.toContain('@');
  });

  test.each<[what: string, csv: string]>([
    ['a quote that never ends', `${HEADER}\nX-1,"x1@example.ca,Ève,fr\n`],
    ['a quote in the middle of a cell', `${HEADER}\nX-2,x2"@"example.ca,Ève,fr`],
    ['another header', 'name,address\nÈve,x3@example.ca'],
    ['a column of ours that is no contact’s', `${HEADER},status\nX-4,x4@example.ca,Ève,fr,closed`],
    ['a prototype', '__proto__,contactId,email,language\nx,X-5,x5@example.ca,fr'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
  ])('the import of contacts refuses %s as a whole', async (_, csv) => {
    const { status, problem } = await importOf(csv);
    expect([status, problem.code]).toEqual([422, 'errorValidation']);
    for (let number = 1; number <= 5; number += 1) {
      const query = { email: `x${number}@example.ca` };
      expect(bodyOf(await staff.call(listContacts, { query })).contacts).toEqual([]);
    }
  });

  test('the import of contacts refuses more than its limit, and bytes that are not UTF-8', async () => {
    const long = await importOf(`${HEADER}\n${'x'.repeat(CSV_IMPORT_MAXIMUM_LENGTH)}`);
    expect([413, 422]).toContain(long.status);
    const body = Buffer.from(`{"csv":"${HEADER}\\nL-1,l1@example.ca,Ève,fr"}`, 'latin1');
    const cut = await server.app.inject({
      method: 'POST',
      url: importContacts.path,
      headers: { authorization: `Bearer ${staff.accessToken ?? ''}`, 'content-type': 'application/json' },
      payload: body,
    });
    expect(cut.statusCode).toBeLessThan(500);
    expect(bodyOf(await staff.call(listContacts, { query: { email: 'l1@example.ca' } })).contacts).toEqual([]);
  });

  test.each([
    ['semicolons, as Excel writes them in French', ';'],
    ['tabs', '\t'],
  ])('cells can be separated by %s', async (name, separator) => {
    const email = `apart-${String(name.length)}@example.ca`;
    const lines = [HEADER.split(','), [`A-${String(name.length)}`, email, 'Ève', 'fr']];
    const csv = lines.map((cells) => cells.join(separator)).join('\r\n');
    expect(bodyOf(await importOf(csv))).toMatchObject({ created: 1, refused: [] });
    const { contacts } = bodyOf(await staff.call(listContacts, { query: { email } }));
    expect(contacts).toMatchObject([{ contactId: `A-${String(name.length)}`, firstName: 'Ève' }]);
  });

  test('imported formulas are stored as typed', async () => {
    const { contacts } = bodyOf(await staff.call(listContacts, { query: { email: 'f1@example.ca' } }));
    expect(contacts).toMatchObject([{ contactId: '=1+1' }]);
  });
});
