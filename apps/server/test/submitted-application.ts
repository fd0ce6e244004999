import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import type { CheckKind, CheckState } from '@portal/contract/application/checks';
import { STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import type { StatementFile, CheckProgressResponse } from '@portal/contract/entities/entities';
import type { Problem } from '@portal/contract/problem';
import { submitApplication, getChecks } from '@portal/contract/operations/application';
import { sealPersonal } from '../src/modules/application/index.ts';
import { samplePdf } from '../src/seeds/sample-pdf.ts';
import { prepare, reach, structureOf } from './application-journey.ts';
import { personalValues } from './application-values.ts';
import { signUp, type TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-context.ts';
import { WAIT } from './wait.ts';

export interface Submitted {
  email: string;
  browser: TestBrowser;
  customerId: string;
  applicationId: string;
  reference: string;
}

export async function submitAs(
  server: TestServer,
  lastName: string,
  { language = 'en' }: { language?: 'en' | 'fr' } = {},
): Promise<Submitted> {
  const email = `${randomUUID()}@example.ca`;
  const { browser, customerId } = await signUp(server, email, { language });
  const structure = { ...structureOf(`Company ${randomUUID().slice(0, 8)} inc.`), stateCode: 'ON' } as const;
  const application = await reach(server, browser, await prepare(browser), 'review', structure);
  const { applicationId, version } = application;
  const { database, vault } = server.context;
  await database.query
    .updateTable('application')
    .set({ personal_sealed: sealPersonal(vault, { ...personalValues, lastName }) })
    .where('id', '=', applicationId)
    .execute();
  const { body: response } = await browser.call(submitApplication, {
    params: { applicationId },
    body: { version, acceptedDeclaration: true, language, textVersion: '2026-01' },
    headers: { 'idempotency-key': randomUUID() },
  });
  return { email, browser, customerId, applicationId, reference: response.reference ?? '' };
}

export async function progressOf({ browser, applicationId }: Submitted): Promise<CheckProgressResponse> {
  return (await browser.call(getChecks, { params: { applicationId } })).body;
}

/** Waits for a check's state; makes waiting retries due, so that nothing sleeps. */
export async function untilCheck(
  server: TestServer,
  submitted: Submitted,
  kind: CheckKind,
  ...states: CheckState[]
): Promise<CheckProgressResponse> {
  return vi.waitFor(async () => {
    await server.context.jobs.bringForward(3600);
    const progress = await progressOf(submitted);
    const state = progress.checks.find((check) => check.kind === kind)?.state;
    if (state === undefined || !states.includes(state)) throw new Error(`The check is ${state ?? 'not there'}`);
    return progress;
  }, WAIT);
}

export async function storeStatementFile(
  { context }: TestServer,
  applicationId: string,
  content: string | Buffer = 'statement',
): Promise<string> {
  const { storage_key: key } = await context.database.query
    .selectFrom('statement_file')
    .select('storage_key')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await context.files.write(key, Readable.from([content]), { limitBytes: STATEMENT_FILE_MAXIMUM_BYTES });
  return key;
}

export async function uploadPdf(
  server: TestServer,
  { browser, applicationId }: Pick<Submitted, 'browser' | 'applicationId'>,
  content: string | Buffer = randomUUID(),
): Promise<{ status: number; file: StatementFile; problem: Problem }> {
  const payload = Buffer.concat([
    Buffer.from(
      '--part\r\ncontent-disposition: form-data; name="file"; filename="statement.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    ),
    typeof content === 'string' ? samplePdf(content) : content,
    Buffer.from('\r\n--part--\r\n'),
  ]);
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/applications/${applicationId}/statements`,
    headers: {
      authorization: `Bearer ${browser.accessToken ?? ''}`,
      'content-type': 'multipart/form-data; boundary=part',
    },
    payload,
  });
  const body = response.json<StatementFile & Problem>();
  return { status: response.statusCode, file: body, problem: body };
}
