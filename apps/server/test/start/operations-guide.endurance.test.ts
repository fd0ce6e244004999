import { execFile } from 'node:child_process';
import { appendFile, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { MINUTE_MS } from '@portal/contract/constants';
import { getApplication, listApplications } from '@portal/contract/operations/application';
import { checkEligibility, submitNotEligible } from '@portal/contract/operations/eligibility';
import { createRequest, getOverview } from '@portal/contract/operations/privacy';
import { addRecordingChunk, giveRecordingConsent, startRecording } from '@portal/contract/operations/recording';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { drawLongStatements } from '../crash/long-statements.ts';
import { goingOn } from '../crash/writes.ts';
import { freePort } from '../free-port.ts';
import { type GuideBlock, readGuide } from '../guide.ts';
import { type MailServer, openMailServer } from '../mail-server.ts';
import { findPostgresPrograms, type PostgresCluster, startPostgresCluster } from '../postgres-cluster.ts';
import { productionEnvironment } from '../production-environment.ts';
import { type RemoteBrowser, signUpRemotely, withRetries } from '../remote-browser.ts';
import { ordinaryPdf } from '../sample-pdfs.ts';
import { openS3Server } from '../s3-server.ts';
import { isReady, statusOf } from '../server-process.ts';
import { openTerminal, type Terminal } from '../terminal.ts';
import { eligibleAnswers } from '../test-browser.ts';
import { copyCheckout, ROOT } from '../versions.ts';

/** The sections whose blocks are not typed here, and why. */
const notFollowed: Readonly<Record<string, string>> = {
  'A standby': 'standby.endurance.test.ts types them on two clusters',
  'Behind a pooler': 'settings of a pooler; pooler.endurance.test.ts has one',
};
/** The commands of the prose that are not typed here, and why. */
const notTyped: Readonly<Record<string, string>> = {
  'createuser --pwprompt portal': 'asks for a password at a terminal; the user is there',
  'install --directory --owner=portal --mode=700 /var/lib/portal': 'changes the machine, as root',
  'node apps/server/src/commands/migrate.ts': 'for an image, whose only Node is the pinned one',
  'PORT=3200 WEBHOOK_SECRET=whsec_… npx node docs/examples/webhook-receiver.ts':
    'deliver-webhooks.operation.test.ts delivers to it',
  'npm run check': 'asks the registry of npm; each build runs it',
  'npm run test:full': 'this test is part of it',
};

const LIMIT = { timeout: 5 * MINUTE_MS };
const POLL = { timeout: 2 * MINUTE_MS, interval: 50 };
/** A row is named by its last id. */
const lastUuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?!.*-[\da-f]{12})/gu;
const MOST_TRIES = 10;
const PERSON = 'joelle@lender.example';

const guide = readGuide('docs/operations.md');
const programs = await findPostgresPrograms();
const run = promisify(execFile);

/** What stands for a value in the guide: a setting that is assigned, or a word. */
interface Fills {
  settings?: Readonly<Record<string, string>>;
  words?: Readonly<Record<string, string | ((printed: readonly string[]) => string)>>;
}

/** What a block is about is what its first commands made, or the first that they listed. */
const ordinaryWords: Fills['words'] = { ID: ([first = '']) => first };

/** The word of a sample, which no longer one holds. */
const wordOf = (name: string) => new RegExp(`(?<![\\w-])${name}(?:…|(?![\\w-]))`, 'gu');
const settingOf = (name: string) => new RegExp(`(?<=^|\\s)${name}=(?:"[^"]*"|\\S+)`, 'gmu');

function fill(command: string, { settings = {}, words = {} }: Fills, printed: readonly string[]): string {
  let filled = command;
  for (const [name, value] of Object.entries(settings))
    filled = filled.replaceAll(settingOf(name), () => `${name}=${value}`);
  for (const [name, value] of Object.entries({ ...ordinaryWords, ...words }))
    filled = filled.replaceAll(wordOf(name), () => (typeof value === 'string' ? value : value(printed)));
  return filled;
}

/** A PATH without what npm adds to it: the machine's own programs, and those of its PostgreSQL. */
function pathOfMachine(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [programs, ...folders.filter((folder) => !folder.includes('node_modules'))].join(path.delimiter);
}

/** As any client of a store does. */
async function copyToStore(folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const { S3_ENDPOINT: endpoint = '', S3_BUCKET: Bucket = '' } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  for await (const file of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const name = path.join(file.parentPath, file.name);
    await client.send(new PutObjectCommand({ Bucket, Key: path.relative(folder, name), Body: await readFile(name) }));
  }
  client.destroy();
}

describe.skipIf(programs === undefined)('docs/operations.md, word for word', () => {
  const followed = new Set<GuideBlock>();
  /** What ends with the tests, the last first. */
  const ends: (() => unknown)[] = [];
  const typed = new Set<string>();
  let home: string;
  let checkout: string;
  let origin: string;
  let metricsPort: number;
  let cluster: PostgresCluster;
  let smtp: MailServer;
  let administrator: Terminal;
  let accountManager: Terminal;
  let ana: RemoteBrowser;
  let luc: RemoteBrowser;
  let reference: string;
  let applicationId: string;
  let statement: Buffer;

  beforeAll(async () => {
    // Nothing where it is built; the journeys use it as well.
    await run('npm', ['run', 'build'], { cwd: ROOT });
    home = await mkdtemp(path.join(tmpdir(), 'portal-guide-'));
    checkout = path.join(home, 'checkout');
    ends.push(() => rm(home, { recursive: true, force: true }));
    await copyCheckout(checkout);
    cluster = await startPostgresCluster(programs ?? '');
    ends.push(() => cluster.stop());
    smtp = await openMailServer();
    ends.push(() => smtp.stop());
    // As PostgreSQL is installed: `postgres` administers it, and `portal` may nothing but log in.
    await cluster.execute('create role postgres superuser login');
    const database = new URL(cluster.urlOf('postgres'));
    const [port, publicPort] = [database.port, await freePort()];
    origin = `http://127.0.0.1:${String(publicPort)}`;
    metricsPort = await freePort();
    const machine = { PATH: pathOfMachine(), HOME: home, LANG: 'C.UTF-8', npm_config_update_notifier: 'false' };
    administrator = openTerminal(checkout, {
      ...machine,
      ...{ PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'postgres' },
      // Free ones, and no waiting for a balancer that is not there.
      ...{ HOST: '127.0.0.1', PORT: String(publicPort), DRAIN_SECONDS: '0' },
    });
    accountManager = openTerminal(checkout, machine);
    ends.push(administrator.close, accountManager.close);
    await type(
      administrator,
      "psql -d postgres -c 'alter role portal rename to initial' -c 'create role portal login'",
    );
    await makeRepository();
  }, 2 * LIMIT.timeout);
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  /** A repository that the checkout was cloned from. */
  async function makeRepository(): Promise<void> {
    const upstream = path.join(home, 'upstream.git');
    await type(administrator, 'git init -q && git add . && git -c user.name=A -c user.email=a@example.ca commit -qm A');
    await type(administrator, `git clone -q --bare . '${upstream}' && git remote add origin '${upstream}'`);
    await type(administrator, 'git fetch -q && git branch -q --set-upstream-to=origin/$(git branch --show-current)');
  }

  /** Types a command, which has to succeed; again if the portal was too busy to take it. @returns what it wrote */
  async function type(terminal: Terminal, command: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const { status, out, err } = await terminal.run(command);
      if (err.includes('errorUnavailable') && tries < MOST_TRIES) continue;
      expect(status, `${command}\n${out}\n${err}`).toBe(0);
      return out;
    }
  }

  /** Types a command of the guide's prose, with more around it if it takes more. */
  async function typeProse(terminal: Terminal, command: string, wrap = (text: string) => text): Promise<string> {
    expect(guide.inProse).toContain(command);
    typed.add(command);
    return type(terminal, wrap(command));
  }

  /** Types the commands of a section's block, one after the other. @returns what each wrote */
  async function follow(
    terminal: Terminal,
    section: string,
    {
      position = 0,
      before = {},
      ...fills
    }: Fills & { position?: number; before?: Record<string, () => Promise<unknown>> } = {},
  ): Promise<string[]> {
    const block = guide.blocks.filter((each) => each.section === section)[position];
    if (!block) throw new Error(`${section} has no block ${String(position)}`);
    followed.add(block);
    const outputs: string[] = [];
    const printed: string[] = [];
    for (const command of block.commands) {
      const [, prepare] = Object.entries(before).find(([beginning]) => command.startsWith(beginning)) ?? [];
      await prepare?.();
      const filled = fill(command, fills, printed);
      if (/^npm start\b/u.test(filled)) await start();
      else outputs.push(await type(terminal, filled));
      printed.push(...(outputs.at(-1)?.match(lastUuid) ?? []));
    }
    return outputs;
  }

  async function start(): Promise<void> {
    await type(administrator, 'npm start >>portal.log 2>&1 & portal=$!');
    await expect
      .poll(async () => {
        const ended = (await administrator.run('kill -0 $portal')).status !== 0;
        if (ended) throw new Error(await readFile(path.join(checkout, 'portal.log'), 'utf8'));
        return isReady(origin);
      }, POLL)
      .toBe(true);
  }

  const stop = () => type(administrator, 'kill $portal; wait $portal');

  async function restart(): Promise<void> {
    await stop();
    await type(administrator, 'set -a; . ./portal.env; set +a');
    await start();
  }

  const signUp = async (email: string) =>
    patient(
      await signUpRemotely(origin, email, (to) => Promise.resolve(mailsTo(to).map(({ text = '' }) => ({ text }))[0])),
    );

  /** A browser that tries again what a busy portal did not take. */
  const patient = (browser: RemoteBrowser): RemoteBrowser => ({
    at: (server) => patient(browser.at(server)),
    call: (operation, input) => withRetries(() => browser.call(operation, input)),
    upload: (operation, upload) => withRetries(() => browser.upload(operation, upload)),
    renew: () => withRetries(() => browser.renew()),
  });

  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => [to].flat()[0]?.text === email);

  async function query(sql: string): Promise<string> {
    return (await type(administrator, `psql "$DATABASE_URL" --tuples-only --no-align -c "${sql}"`)).trim();
  }

  /** An application with a statement of many rows. */
  async function submitApplication(browser: RemoteBrowser): Promise<void> {
    applicationId = await openApplicant(browser).reachUpload();
    const params = { applicationId };
    const [drawn] = await drawLongStatements(1);
    statement = drawn?.content ?? Buffer.alloc(0);
    await browser.upload(uploadStatement, { params, fileName: 'statement.pdf', content: statement });
    let application = await browser.call(getApplication, { params });
    while (application.status === 'incomplete')
      application = { ...application, ...(await goingOn(application).send(browser)) };
    reference = application.reference ?? '';
    await expect
      .poll(async () => (await browser.call(listStatements, { params })).statements[0]?.reading.state, POLL)
      .toBe('read');
  }

  test('production starts with what the guide names alone, and warns of nothing', LIMIT, async () => {
    await typeProse(administrator, 'createdb --owner=portal portal');
    const settings = {
      ...Object.fromEntries(Object.entries(productionEnvironment).filter(([name]) => /^(?:BANK|BUREAU)_/u.test(name))),
      DATABASE_URL: cluster.urlOf('portal'),
      DATA_DIR: path.join(home, 'data'),
      SMTP_URL: `smtp://127.0.0.1:${String(smtp.port)}`,
      METRICS_PORT: String(metricsPort),
    };
    await follow(administrator, 'Production', { settings });
    const log = await readFile(path.join(checkout, 'portal.log'), 'utf8');
    expect(log).not.toContain('"settings":');
    expect(await type(administrator, 'stat --format=%a portal.env')).toBe('600\n');
    await expect.poll(() => mailsTo('chief@lender.example').length, POLL).toBe(1);

    const statuses = ['/healthz', '/readyz', '/leavez'].map((place) => statusOf(`${origin}${place}`));
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    expect(await statusOf(`http://127.0.0.1:${String(metricsPort)}/metrics`)).toBe(200);
  });

  test('it stops in order, and records sessions once it is told to', LIMIT, async () => {
    await appendFile(path.join(checkout, 'portal.env'), 'SESSION_RECORDER=on\n');
    await restart();
    [ana, luc] = [await signUp('ana.tremblay@example.ca'), await signUp('luc.roy@example.ca')];
    await submitApplication(ana);
    const body = { ...eligibleAnswers, annualRevenue: 1000, email: 'later@example.ca' };
    await luc.call(submitNotEligible, { body });
    await luc.call(giveRecordingConsent, { body: { textVersion: '2026-01', language: 'en' } });
    const { recordingId } = await luc.call(startRecording);
    const content = gzipSync('[]').toString('base64');
    await luc.call(addRecordingChunk, { params: { recordingId }, body: { position: 0, content } });
  });

  test('account managers: keys and lists', LIMIT, async () => {
    const key = (await type(administrator, 'echo $PORTAL_BOOTSTRAP_KEY')).trim();
    const settings = { PUBLIC_URL: origin, PORTAL_API_KEY: key };
    const outputs = await follow(accountManager, 'Account managers', { settings });
    expect(outputs.join('')).toContain(reference);
    expect(await readFile(path.join(checkout, 'applications.csv'), 'utf8')).toContain(reference);
  });

  test('recordings', LIMIT, async () => {
    await follow(accountManager, 'Session recorder');
    expect(await readFile(path.join(checkout, 'events.json'), 'utf8')).toBe('[]');
  });

  test('account managers: one application', LIMIT, async () => {
    const day = await query(`select next_contact_day from application where reference = '${reference}'`);
    const handOver = () =>
      query(
        `update application_check set state = 'handedOver', reason = 'other' where application_id = '${applicationId}' and kind = 'transactions'`,
      );
    const outputs = await follow(accountManager, 'Account managers', {
      position: 1,
      before: { 'npm run -s portal -- applications check': handOver },
      settings: { APPLICATION: reference, DAY: day },
      words: {
        STATEMENT: await query(`select id from statement_file where application_id = '${applicationId}'`),
        CORRECTION: (printed) => printed.at(-1) ?? '',
        ITEM: (printed) => printed.at(-1) ?? '',
        DECISION: (printed) => printed.at(-1) ?? '',
      },
    });
    expect(outputs.join('')).toContain('Call after 3 p.m.');
    expect(await readFile(path.join(checkout, 'statement.pdf'))).toEqual(statement);
    expect(await ana.call(getApplication, { params: { applicationId } })).toMatchObject({ outcome: 'funded' });
  });

  test('account managers: contacts and leads', LIMIT, async () => {
    const words = {
      KEEP: (printed: readonly string[]) => printed.at(-2) ?? '',
      MERGE: (printed: readonly string[]) => printed.at(-1) ?? '',
      ID: (printed: readonly string[]) => printed.at(-1) ?? '',
    };
    const outputs = await follow(accountManager, 'Account managers', { position: 2, words });
    expect(outputs.at(-1)).toContain('later@example.ca');
  });

  test('people of the console', LIMIT, async () => {
    await follow(accountManager, 'People of the console');
    await expect.poll(() => mailsTo(PERSON).length, POLL).toBeGreaterThan(0);
  });

  test('partners', LIMIT, async () => {
    const [, made = ''] = await follow(accountManager, 'Partners');
    const key = /partner_\S+/u.exec(made)?.[0] ?? '';
    const [referred = ''] = await follow(accountManager, 'Partners', { position: 1, words: { partner_: key } });
    expect(JSON.parse(referred)).toMatchObject({ link: expect.stringContaining('referral=') as string });
  });

  test('requests for correction and erasure', LIMIT, async () => {
    for (const kind of ['correction', 'erasure']) {
      await luc.call(createRequest, { body: { kind, text: 'As we said on the telephone.' } });
      await follow(accountManager, 'Requests for correction and erasure');
    }
    await expect(luc.call(getOverview)).rejects.toThrow('refused');
  });

  test('templates, webhooks and the audit trail', LIMIT, async () => {
    await follow(accountManager, 'Templates of questions');
    await follow(accountManager, 'Webhooks');
    const chief = await query(`select id from staff_person where email = 'chief@lender.example'`);
    const words = { 'F-7K3M-92QX': reference, ID: chief };
    const [found] = await follow(accountManager, 'The audit trail', { words });
    expect(found).toContain('Staff_CloseApplication');
    const [read] = await follow(administrator, 'The audit trail', { position: 1, words: { ID: applicationId } });
    expect(read).toContain('Staff_CloseApplication');
  });

  test('jobs that failed, reminders and the pooler’s setting', LIMIT, async () => {
    await smtp.stop();
    const email = 'waiting@example.ca';
    await luc.call(checkEligibility, { body: { ...eligibleAnswers, email } });
    // Ten hours of tries, without waiting for them.
    const giveUp = `update pgboss.job set retry_limit = 0, start_after = now() where name = 'send-mail' and state in ('created', 'retry', 'active')`;
    const listed = () =>
      query(`${giveUp}; select count(*) from pgboss.job where name = 'send-mail' and state = 'failed'`);
    await expect.poll(listed, POLL).toMatch(/^1$/mu);
    await smtp.start();
    const [, queued] = await follow(administrator, 'Jobs');
    expect(queued).toContain('1 queued again.');
    await expect.poll(() => mailsTo(email).length, POLL).toBe(1);

    for (const command of guide.inProse.filter((each) => /^(?:select|alter) /u.test(each)))
      await typeProse(administrator, command, (sql) => `psql "$DATABASE_URL" -c "${sql}"`);
  });

  test('keys are rotated', LIMIT, async () => {
    await follow(administrator, 'Rotating keys');
    await restart();
    const said = await typeProse(administrator, 'npx node apps/server/src/commands/rotate-keys.ts');
    expect(said).toContain('All sealed data is sealed with 2026b.');
    await ana.renew();
    await follow(administrator, 'Rotating keys', { position: 1 });
    await restart();
    expect(await type(administrator, 'echo $PORTAL_SECRETS')).toMatch(/^2026b:[^,]+\n$/u);
    await ana.renew();
  });

  test('a backup is restored, and what was uploaded meanwhile is found', LIMIT, async () => {
    const late = await openApplicant(ana).reachUpload();
    const upload = async () =>
      ana.upload(uploadStatement, {
        params: { applicationId: late },
        fileName: 'late.pdf',
        content: await ordinaryPdf('Late'),
      });
    await follow(administrator, 'Back up and restore', { before: { tar: upload } });
    await stop();
    await type(administrator, 'dropdb portal && rm -r "$DATA_DIR" statement.pdf && mkdir "$DATA_DIR"');

    await follow(administrator, 'Back up and restore', { position: 1 });
    const { applications } = await ana.call(listApplications);
    expect(applications.map((each) => each.applicationId).sort()).toEqual([applicationId, late].sort());
    expect((await ana.call(listStatements, { params: { applicationId: late } })).statements).toEqual([]);
    await type(accountManager, `npm run -s portal -- applications statements ${reference}`);
    expect(await readFile(path.join(checkout, 'statement.pdf'))).toEqual(statement);

    await type(administrator, `find "$DATA_DIR/files" -type f -exec touch -d '2 days ago' {} +`);
    const [named, erased] = await follow(administrator, 'Back up and restore', { position: 2 });
    expect(named).toMatch(/^1 of \d+ files older than a day belong to nothing\.$/mu);
    expect(erased).toMatch(/^1 of \d+ files erased\.$/mu);
  });

  test('files move to a store, and open there', LIMIT, async () => {
    const store = await openS3Server();
    onTestFinished(() => store.close());
    await stop();
    await copyToStore(path.join(home, 'data', 'files'), store.environment);
    await type(administrator, 'set -a');
    await follow(administrator, 'Files', { settings: store.environment });
    await type(administrator, 'set +a; rm -r "$DATA_DIR/files" statement.pdf');
    await start();
    await type(accountManager, `npm run -s portal -- applications statements ${reference}`);
    expect(await readFile(path.join(checkout, 'statement.pdf'))).toEqual(statement);
    await stop();
    await type(administrator, 'unset S3_BUCKET S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY');
  });

  test('an upgrade is planned and applied', LIMIT, async () => {
    const clone = path.join(home, 'next');
    const migration = path.join(clone, 'apps/server/migrations/9000-next.sql');
    await run('git', ['clone', '-q', path.join(home, 'upstream.git'), clone]);
    await writeFile(migration, 'alter table partner add column of_the_next_version text;\n');
    await type(
      administrator,
      `cd '${clone}' && git add . && git -c user.name=A -c user.email=a@example.ca commit -qm B && git push -q; cd - >/dev/null`,
    );
    const apply = async () => {
      for (const command of ['npm run migrate -- --plan', 'npm run -s migrate -- --plan'])
        expect(await typeProse(administrator, command)).toContain('9000-next.sql: in one transaction');
      await typeProse(administrator, 'npm run migrate');
      expect(await type(administrator, 'npm run -s migrate -- --plan')).toBe('Nothing is to be applied.\n');
      await type(administrator, 'export PORTAL_MIGRATE=off');
    };
    await follow(administrator, 'Upgrade', { before: { 'npm start': apply } });
    await stop();
  });

  test('what production consists of is written', LIMIT, async () => {
    await typeProse(administrator, 'npm run -s sbom > sbom.json');
    expect(JSON.parse(await readFile(path.join(checkout, 'sbom.json'), 'utf8'))).toMatchObject({
      bomFormat: 'CycloneDX',
    });
  });

  test('every block and every command of the guide was typed, or has its reason', () => {
    const left = guide.blocks.filter((block) => !followed.has(block)).map(({ section }) => section);
    expect([...new Set(left)].toSorted()).toEqual(Object.keys(notFollowed).toSorted());
    expect(guide.inProse.filter((command) => !typed.has(command)).toSorted()).toEqual(Object.keys(notTyped).toSorted());
  });
});
