import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listStatements, removeStatement } from '@portal/contract/operations/revenue';
import { listMatches } from '@portal/contract/operations/staff';
import { wholeStatements } from '@portal/statements/corpus/whole-statements';
import { confirmOneStatement, prepare, reach, structureOf, submit } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { uploadPdf } from '../../../../test/submitted-application.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { WAIT } from '../../../../test/wait.ts';

const whole = wholeStatements.find(
  ({ accounts, isCreditCard }) => !isCreditCard && accounts().every(({ to }) => to < '2026-02-01'),
);

describe.each(ordinaryDatabases())('matches of applications on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  let paper: Buffer;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    paper = (await whole?.make()) ?? Buffer.of();
  });
  afterAll(() => server.close());

  async function begin(legalName = `Company ${randomUUID()} inc.`) {
    const { browser } = await signUp(server, `${randomUUID()}@example.ca`);
    const saved = await reach(server, browser, await prepare(browser), 'revenue', structureOf(legalName));
    return { browser, saved, applicationId: saved.applicationId };
  }

  async function upload(own: { browser: TestBrowser; applicationId: string }, content: Buffer): Promise<string> {
    const { file } = await uploadPdf(server, own, content);
    await vi.waitFor(async () => {
      const { statements } = bodyOf(
        await own.browser.call(listStatements, { params: { applicationId: own.applicationId } }),
      );
      expect(statements.map(({ reading }) => reading.state)).not.toContain('waiting');
    }, WAIT);
    return file.statementId;
  }

  async function send({ browser, saved }: Awaited<ReturnType<typeof begin>>) {
    await submit(browser, await confirmOneStatement(server, browser, saved));
  }

  const matchesOf = async (applicationId: string) =>
    bodyOf(await staff.call(listMatches, { params: { applicationId } })).matches;
  const matchOf = async (applicationId: string, other: string) =>
    (await matchesOf(applicationId)).find((match) => match.applicationId === other);

  it('show the statement that another business sent, on both sides, once both are submitted', async () => {
    const [one, other] = [await begin(), await begin()];
    for (const own of [one, other]) await upload(own, paper);
    expect(await matchOf(one.applicationId, other.applicationId)).toBeUndefined();
    await send(one);
    await send(other);
    const expected = { isSameBusiness: false, isAlarming: true, operatingName: 'Northshore Bakery' };
    for (const [own, another] of [
      [one, other],
      [other, one],
    ] as const) {
      const match = await matchOf(own.applicationId, another.applicationId);
      expect(match).toMatchObject(expected);
      expect(match?.shared).toEqual([
        'file',
        'rows',
        'account',
        'person',
        'holder',
        'phone',
        'homeAddress',
        'businessAddress',
      ]);
    }
  });

  it('do not alarm about a second owner of one business, nor about a removed file', async () => {
    const name = `Partners ${randomUUID()} inc.`;
    const [one, other, third] = [await begin(name), await begin(name), await begin()];
    for (const own of [one, other]) await upload(own, Buffer.concat([paper, Buffer.from('\n')]));
    const statementId = await upload(third, Buffer.concat([paper, Buffer.from('\n')]));
    await third.browser.call(removeStatement, { params: { applicationId: third.applicationId, statementId } });
    for (const own of [one, other, third]) await send(own);
    expect(await matchOf(one.applicationId, other.applicationId)).toMatchObject({
      isSameBusiness: true,
      isAlarming: false,
    });
    expect((await matchOf(third.applicationId, one.applicationId))?.shared).not.toContain('file');
    expect((await matchOf(third.applicationId, one.applicationId))?.shared).not.toContain('rows');
  });

  it('are refused for an application that does not exist', async () => {
    const { problem } = await staff.call(listMatches, { params: { applicationId: randomUUID() } });
    expect(problem.code).toBe('errorNotFound');
  });
});
