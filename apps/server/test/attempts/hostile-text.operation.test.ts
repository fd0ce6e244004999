import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { draftSteps } from '@portal/contract/application/steps';
import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/application/step-forms';
import {
  getApplication,
  listApplications,
  saveBusinessStructure,
  saveDraft,
  savePersonalInformation,
} from '@portal/contract/operations/application';
import { listBusinesses } from '@portal/contract/operations/business';
import { operations } from '@portal/contract/operations/index';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { prepare, reach } from '../application-journey.ts';
import { personalValues, structureValues } from '../application-values.ts';
import { ordinaryDatabases } from '../database/databases.ts';
import { ordinaryPdf } from '@portal/statements/corpus/sample-pdfs';
import { bodyOf, signUp, type TestBrowser } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { WAIT } from '../wait.ts';

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table application; --",
  "x' or '1'='1",
  '$1 %s ${7*7} {{7*7}} <%= 7*7 %>',
  '=HYPERLINK("https://evil.example")',
  '@SUM(1)+cmd|calc',
  '\\u0027 \\x27 %27 &#39;',
  '\u202Egnp.exe',
  'a\r\nBcc: thief@evil.example',
];
const fileNames = payloads.filter((text) => !/["\r\n\u202E\\/]/u.test(text)).map((text) => `${text}.pdf`);

const saidBy = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, body.replace(/"requestId":"[^"]*"/u, '')];

const fieldsOfStep = {
  businessStructure: Object.keys(businessStructureForm.shape),
  businessFunding: Object.keys(businessFundingForm.shape),
  businessAge: Object.keys(businessAgeForm.shape),
  personalInformation: Object.keys(personalInformationForm.shape),
};

describe.each(ordinaryDatabases())('hostile text on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let customerId: string;
  let params: { applicationId: string };

  beforeAll(async () => {
    server = await openTestServer(kind);
    ({ browser, customerId } = await signUp(server, 'somebody@bakery.example.ca'));
    params = { applicationId: await prepare(browser) };
    await reach(server, browser, params.applicationId, 'revenue');
  });
  afterAll(() => server.close());

  const current = async () => (await browser.call(getApplication, { params })).body;

  test.each(draftSteps)('is stored as typed in every field of the draft of %s', async (step) => {
    for (const payload of payloads) {
      const { version } = await current();
      const values = Object.fromEntries(fieldsOfStep[step].map((field) => [field, payload]));
      bodyOf(await browser.call(saveDraft, { params: { ...params, step }, body: { version, values } }));
      expect((await current()).drafts[step]).toEqual(values);
    }
  });

  test.each([
    ['a name of the business', saveBusinessStructure, structureValues, ['companyName', 'legalBusinessName']],
    ['its address', saveBusinessStructure, structureValues, ['street', 'city', 'postalCode', 'stateCode']],
    ['its industry', saveBusinessStructure, structureValues, ['industryCode', 'subIndustryCode', 'industry']],
    ['a name of the person', savePersonalInformation, personalValues, ['firstName', 'lastName']],
    ['their phone and birth', savePersonalInformation, personalValues, ['phoneNumber', 'dateOfBirth']],
  ] as const)(
    'is refused at its field, or stored as typed except for spaces and invisible characters, in %s',
    async (_what, operation, valid, fields) => {
      for (const field of fields) {
        for (const payload of payloads) {
          const { version } = await current();
          const result = await browser.call(operation, {
            params,
            body: { version, values: { ...valid, [field]: payload } },
          });
          if (result.status === 200) {
            const { businessInfo, personalInfo } = result.body;
            expect([...Object.values(businessInfo), ...Object.values(personalInfo)]).toContain(
              payload.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s+/gu, ' '),
            );
          } else {
            expect(result.problem).toMatchObject({ status: 422, code: 'errorValidation' });
            expect(result.problem.errors?.map(({ path }) => path)).toContain(`values.${field}`);
            expect(result.response.body).not.toContain(payload);
          }
        }
      }
    },
  );

  test.each(fileNames)('is stored as typed in a file name: %s', async (name) => {
    const pdf = await ordinaryPdf(name);
    const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
    const { body: response } = await browser.call(uploadStatement, {
      params,
      headers: { 'content-type': 'multipart/form-data; boundary=part' },
      body: Buffer.concat([Buffer.from(head), pdf, Buffer.from('\r\n--part--\r\n')]),
    });
    expect(response.fileName).toBe(name);
    const { statements } = (await browser.call(listStatements, { params })).body;
    expect(statements.map(({ fileName }) => fileName)).toContain(name);
  });

  test('changes no response when used in a query', async () => {
    const own = { ...params, customerId };
    // Uploads are read in the background, which changes responses.
    await vi.waitFor(async () => {
      const { statements } = (await browser.call(listStatements, { params })).body;
      expect(statements.filter(({ reading }) => reading.state === 'waiting')).toEqual([]);
    }, WAIT);
    const reads = operations.filter(({ method, access }) => method === 'get' && access === 'customer');
    for (const operation of reads) {
      const plain = await browser.call(operation, { params: own });
      for (const payload of payloads) {
        const asked = await browser.call(operation, { params: own, query: { status: payload, [payload]: '1' } });
        expect(saidBy(asked.response)).toEqual(saidBy(plain.response));
      }
    }
  });

  test('leaves all data in place', async () => {
    expect((await browser.call(listApplications)).body.applications).toHaveLength(1);
    expect((await browser.call(listBusinesses)).body.businesses.length).toBeGreaterThan(0);
  });
});
