import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { ofProcesses, startServerProcess } from '../processes/server-process.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const STAFF_KEY = `staff_${'q'.repeat(43)}`;
const MOST_LINES = 10;
const POLL = { timeout: 2 * MINUTE_MS, interval: 50 };

interface Block {
  kind: string;
  file: string;
  code: string;
}

async function readBlocks(): Promise<Block[]> {
  const text = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const section = text.split(/^(?=## )/mu).find((part) => part.startsWith('## Quick start')) ?? '';
  return [...section.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gmsu)].map(([, kind = '', file = '', code = '']) => ({
    kind,
    file,
    code,
  }));
}

/** Below the server's folder, so that its packages resolve as if installed. */
async function newFolder(name: string): Promise<string> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, name));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startServer(folder: string): Promise<string> {
  const server = startServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    PORTAL_BOOTSTRAP_KEY: STAFF_KEY,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  await server.ready();
  return server.origin;
}

test('the quick start works exactly as written', ofProcesses, async () => {
  const folder = await newFolder('quick-start-');
  const blocks = await readBlocks();
  const environment: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    PUBLIC_URL: await startServer(folder),
    PORTAL_API_KEY: STAFF_KEY,
    PORT: String(await freePort()),
  };
  const call = async (code: string | undefined) => {
    const { stdout } = await run('sh', ['-euc', code ?? 'false'], { cwd: folder, env: environment });
    return JSON.parse(stdout || '{}') as Record<string, string>;
  };
  const [addPartner, makeKey, refer, follow, addWebhook, submitLead, ...more] = blocks
    .filter(({ kind }) => kind === 'sh')
    .map(({ code }) => code);
  const [receiver] = blocks.filter(({ kind }) => kind === 'js');
  expect(more).toEqual([]);

  environment.PARTNER_ID = (await call(addPartner)).partnerId;
  environment.PARTNER_KEY = (await call(makeKey)).key;
  const referred = await call(refer);
  expect(referred.link).toMatch(/\/partner-welcome\?referral=\w/u);
  expect(await call(refer)).toEqual(referred);
  environment.REFERRAL_ID = referred.referralId;
  expect(await call(follow)).toMatchObject({ partnerReference: 'deal-4711', status: 'sent' });

  environment.WEBHOOK_SECRET = (await call(addWebhook)).secret;
  expect(receiver?.code.trim().split('\n')).toHaveLength(MOST_LINES);
  await writeFile(path.join(folder, receiver?.file ?? ''), receiver?.code ?? '');
  const program = spawn(process.execPath, [receiver?.file ?? ''], { cwd: folder, env: environment });
  onTestFinished(() => void program.kill());
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));

  const forged = () => fetch(`http://127.0.0.1:${environment.PORT ?? ''}`, { method: 'POST', body: '{}' });
  await expect
    .poll(
      () =>
        forged().then(
          ({ status }) => status,
          () => undefined,
        ),
      POLL,
    )
    .toBe(400);
  await call(submitLead);
  // Events of the demo applications may arrive, too.
  await expect.poll(() => printed, POLL).toMatch(/^lead\.created \{ leadId: '[\da-f-]{36}' \}$/mu);
});
