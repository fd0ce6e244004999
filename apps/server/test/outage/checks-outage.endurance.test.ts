import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBureauSandbox } from '@portal/bureau-sandbox';
import { addMonths, productDay } from '@portal/contract/calendar';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { startApplication, getChecks, getTimeline } from '@portal/contract/operations/application';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import {
  confirmBankConnection,
  getBankConnection,
  selectBankAccount,
  listStatements,
  uploadStatement,
} from '@portal/contract/operations/revenue';
import type { ParsedMail } from 'mailparser';
import { expect, onTestFinished, test } from 'vitest';
import { goingOn, submit } from '../crash/writes.ts';
import { controlBank, logInAtBank, openBank } from '../outside/bank-control.ts';
import { availableDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { openMailServer } from '../outside/mail-server.ts';
import { findPostgresPrograms, startPostgresCluster } from '../database/postgres-cluster.ts';
import { withRetries, type RemoteBrowser, signUpRemotely } from '../remote-browser.ts';
import { isReady, startServerProcess } from '../processes/server-process.ts';
import { layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { eligibleAnswers } from '../test-browser.ts';

const STAFF_EMAIL = 'managers@lender.example';
const STATEMENTS = 6;
const MAILS_IN_THE_OUTAGE = 10;
const POLL = { timeout: 4 * MINUTE_MS, interval: SECOND_MS };
/** How far the server's clock moves at each attempt, so that waiting retries become due. */
const STEP_SECONDS = 15;

const hasPostgres = availableDatabases().includes('postgres');

async function reachRevenue(browser: RemoteBrowser): Promise<Application> {
  let application = await browser.call(startApplication, { body: { businessId: null } });
  while (application.applicationStep !== 'revenue') application = await goingOn(application).send(browser);
  return application;
}

async function uploadSixMonths(browser: RemoteBrowser, applicationId: string): Promise<void> {
  const thisMonth = productDay(new Date()).slice(0, 7);
  for (let ago = STATEMENTS; ago > 0; ago -= 1) {
    const month = addMonths(thisMonth, -ago);
    const content = await makeStatement(layoutNamed('RBC personal'), {
      from: `${month}-01`,
      to: `${month}-28`,
      account: '02782-5094431',
      holder: 'NORTHSHORE BAKERY',
    });
    await browser.upload(uploadStatement, { params: { applicationId }, fileName: `${month}.pdf`, content });
  }
}

const addressesOf = ({ to }: ParsedMail) =>
  [to].flat().flatMap((each) => each?.value.map(({ address }) => address) ?? []);

test.skipIf(!hasPostgres)(
  'bank, bureau, mail server and database fail during a check, and the process is killed: everything arrives, once',
  { timeout: 10 * MINUTE_MS },
  async () => {
    const cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '');
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-checks-'));
    const port = await freePort();
    const { bank, settings } = await openBank();
    const bureau = await openBureauSandbox({ host: '127.0.0.1', port: 0 });
    const mailServer = await openMailServer();
    const environment = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.urlOf('postgres'),
      SMTP_URL: `smtp://127.0.0.1:${String(mailServer.port)}`,
      MAIL_FROM: 'Northern <loans@lender.example>',
      STAFF_EMAIL,
      ...settings,
      BUREAU_URL: bureau.access.url,
      BUREAU_CUSTOMER_NUMBER: bureau.access.customerNumber,
      BUREAU_SECURITY_CODE: bureau.access.securityCode,
      LOG_LEVEL: 'warn',
    };
    let server = startServerProcess(environment);
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await Promise.all([cluster.stop(), bank.close(), bureau.close(), mailServer.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    });
    const killAndStart = async () => {
      await server.end('SIGKILL');
      server = startServerProcess(environment);
      await server.ready();
    };
    const findMail = (email: string) => {
      const text = mailServer.mails.find((mail) => addressesOf(mail).includes(email))?.text;
      return Promise.resolve(text === undefined ? undefined : { text });
    };
    await server.ready();

    const banked = await signUpRemotely(server.origin, 'banked@example.com', findMail);
    let withBank = await reachRevenue(banked);
    const ofBank = { params: { applicationId: withBank.applicationId } };
    const { loginId } = await logInAtBank(bank.url, 'steady-outage', withBank.applicationId);
    await banked.call(confirmBankConnection, { ...ofBank, body: { loginId } });
    const accountIds = async () =>
      (await banked.call(getBankConnection, ofBank)).connection?.accounts.map(({ accountId }) => accountId) ?? [];
    await expect.poll(accountIds, POLL).not.toHaveLength(0);
    const [accountId = ''] = await accountIds();
    await controlBank(bank.url, 'PUT', '/sandbox/faults', { faults: [{ kind: 'outage' }] });
    await banked.call(selectBankAccount, { ...ofBank, body: { accountId } });
    withBank = await goingOn(withBank).send(banked);

    const uploading = await signUpRemotely(server.origin, 'uploading@example.com', findMail);
    let withFiles = await reachRevenue(uploading);
    const ofFiles = { params: { applicationId: withFiles.applicationId } };
    await uploadSixMonths(uploading, withFiles.applicationId);
    await killAndStart();
    withFiles = await withRetries(() => goingOn(withFiles).send(uploading));

    bureau.isAway = true;
    await mailServer.stop();
    for (const [browser, { applicationId, version }] of [
      [banked, withBank],
      [uploading, withFiles],
    ] as const)
      await withRetries(() => submit(browser, applicationId, version));

    for (let count = 0; count < MAILS_IN_THE_OUTAGE; count += 1) {
      const email = `waiting-${String(count)}@example.com`;
      await withRetries(() => uploading.call(checkEligibility, { body: { ...eligibleAnswers, email } }));
    }
    const stateOf = async (browser: RemoteBrowser, of: typeof ofBank) =>
      Object.fromEntries((await browser.call(getChecks, of)).checks.map(({ kind, state }) => [kind, state]));
    await expect
      .poll(() => stateOf(banked, ofBank), POLL)
      .toEqual({ transactions: 'running', personalDetails: 'running' });

    await cluster.kill();
    expect(await isReady(server.origin)).toBe(false);
    await cluster.restart();
    await expect.poll(() => isReady(server.origin), POLL).toBe(true);
    await withRetries(() => banked.renew());
    expect(await stateOf(banked, ofBank)).toMatchObject({ personalDetails: 'running' });
    await killAndStart();

    bureau.isAway = false;
    await controlBank(bank.url, 'PUT', '/sandbox/faults', { faults: [] });
    await mailServer.start();
    const done = { transactions: 'done', personalDetails: 'done' };
    const until = (look: () => Promise<unknown>) =>
      expect.poll(async () => {
        await fetch(`${server.origin}/dev/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ advanceSeconds: STEP_SECONDS }),
        });
        await Promise.all([banked.renew(), uploading.renew()]);
        return look();
      }, POLL);
    await until(async () => [await stateOf(banked, ofBank), await stateOf(uploading, ofFiles)]).toEqual([done, done]);
    const readings = async () =>
      (await uploading.call(listStatements, ofFiles)).statements.map(({ reading }) => reading.state);
    await until(readings).toEqual(Array(STATEMENTS).fill('read'));

    for (const [browser, of, once] of [
      [banked, ofBank, ['bankConnected', 'bankRead', 'submitted', 'transactionsChecked', 'personalDetailsChecked']],
      [uploading, ofFiles, ['submitted', 'transactionsChecked', 'personalDetailsChecked']],
    ] as const) {
      const kinds = (await browser.call(getTimeline, of)).events.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== 'created').toSorted()).toEqual(once.toSorted());
    }
    expect(bureau.inquiries).toHaveLength(2);
    expect((await uploading.call(listStatements, ofFiles)).covered.complete).toBe(true);

    const expected = {
      'banked@example.com': 2,
      'uploading@example.com': 2,
      [STAFF_EMAIL]: 2,
      ...Object.fromEntries(
        Array.from({ length: MAILS_IN_THE_OUTAGE }, (_, count) => [`waiting-${String(count)}@example.com`, 1]),
      ),
    };
    const counted = () => {
      const counts = new Map<string, number>();
      for (const address of mailServer.mails.flatMap(addressesOf))
        if (address !== undefined) counts.set(address, (counts.get(address) ?? 0) + 1);

      return Object.fromEntries(counts);
    };
    await expect.poll(counted, POLL).toEqual(expected);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(mailServer.mails.length);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(counted()).toEqual(expected);
  },
);
