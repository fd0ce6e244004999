import { execFileSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { MINUTE_MS } from '@portal/contract/constants';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import { expect, test } from 'vitest';
import { type BareMachine, openBareMachine, packProductionFolder } from '../processes/bare-machine.ts';
import { machineSettings, settingsFileOf } from '../processes/production-environment.ts';
import { findProgram, findPrograms, isRoot } from '../processes/programs.ts';
import { eligibleAnswers } from '../test-browser.ts';

const [PORTAL, CONSOLE] = [new URL(machineSettings.PUBLIC_URL).host, new URL(machineSettings.STAFF_URL).host];
const SETTINGS = '/etc/portal/portal.env';
const NOTHING = 'Nothing to change.\n';
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const PROCESSES = ['portal@3001', 'portal@3002', 'portal-worker'];
const PACKAGES = ['postgresql', 'caddy', 'age', 'curl'];
const programs = ['debootstrap', 'findmnt', 'unshare', 'nsenter', 'ip', 'age-keygen', 'git'] as const;

/** Creates an age public key, whose private key is not needed. */
function newRecipient(): string {
  const key = execFileSync(findProgram('age-keygen') ?? '', { encoding: 'utf8', stdio: 'pipe' });
  return /age1\w+/u.exec(key)?.[0] ?? '';
}

function operate(machine: BareMachine) {
  const call = async (...command: [string, ...string[]]) => {
    const { code, output } = await machine.run(...command);
    expect(code, output).toBe(0);
    return output;
  };
  return {
    call,
    /** The status of a request over HTTPS, whose certificate must be valid. */
    statusOf: async (host: string, path: string, ...options: string[]) => {
      const trust = ['--cacert', AUTHORITY, '--resolve', `${host}:443:127.0.0.1`];
      const shown = ['--silent', '--show-error', '--output', '/dev/null', '--write-out', '%{http_code}'];
      return Number(await call('curl', ...shown, ...trust, ...options, `https://${host}${path}`));
    },
    count: async (rows: string) => {
      const select = ['-Atd', 'portal', '-c', `select count(*) from ${rows}`];
      return Number(await call('runuser', '--user', 'postgres', '--', 'psql', ...select));
    },
    running: async () => {
      const ids = await call('systemctl', 'show', '--property=MainPID', '--value', ...PROCESSES);
      const files = [...ids.matchAll(/\d+/gu)].map(([id]) => `/proc/${id}/cwd`);
      return (await call('readlink', ...files)).trim().split('\n');
    },
    exists: async (file: string) => (await machine.run('test', '-e', file)).code === 0,
  };
}

const canRun =
  process.env.TEST_FULL === '1' && isRoot('deploy/install') && findPrograms('deploy/install', programs) !== undefined;

test.runIf(canRun).for(['bookworm', 'trixie'])(
  'the portal is installed on a bare %s, opens over HTTPS, is upgraded, returns from a bad upgrade, and is removed',
  { timeout: 30 * MINUTE_MS },
  async (release) => {
    const built = packProductionFolder();
    const machine = await openBareMachine(release, PACKAGES);
    const { call, statusOf, count, running, exists } = operate(machine);
    machine.unpack(built, '/opt/portal-1.0.0');
    const install = '/opt/portal-1.0.0/deploy/install';
    await call('mkdir', '/etc/portal');
    const settings = { ...machineSettings, BACKUP_RECIPIENT: newRecipient() };
    writeFileSync(machine.path(SETTINGS), settingsFileOf(settings));

    expect(await call(install, '--dry-run')).toContain("Install Debian's packages postgresql caddy age curl\n");
    expect(await exists('/opt/portal')).toBe(false);

    const said = await call(install);
    expect(said).toContain(AUTHORITY);
    expect(await statusOf(PORTAL, '/')).toBe(200);
    expect(await statusOf(PORTAL, '/staff')).toBe(404);
    expect(await statusOf(CONSOLE, '/staff')).toBe(200);
    expect(await statusOf(CONSOLE, '/staff', '--interface', '127.0.0.2')).toBe(403);
    const body = JSON.stringify({ ...eligibleAnswers, email: 'ann@business.example' });
    expect(await statusOf(PORTAL, checkEligibility.path, '--json', body)).toBeLessThan(300);
    expect(statSync(machine.path(SETTINGS)).mode & 0o777).toBe(0o600);
    const made = await call('grep', '--extended-regexp', '^PORTAL_(SECRETS|BOOTSTRAP_KEY)=', SETTINGS);
    const secrets = [...made.matchAll(/='([^']{40,})'/gu)].map(([, value = '']) => value);
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) expect(said).not.toContain(secret);
    expect(await count('backup_run where error is null')).toBe(1);

    expect(await call('systemctl', 'list-units', '--failed', '--quiet', 'portal*', 'caddy*')).toBe('');
    expect(await call(install)).toBe(NOTHING);
    await call('sed', '--in-place', 's/^BRAND_NAME=.*/BRAND_NAME=Northshore/', SETTINGS);
    expect(await call(install)).toBe(PROCESSES.map((each) => `Start ${each}\n`).join(''));

    expect(await count('verification_request')).toBe(1);
    machine.unpack(built, '/opt/portal-1.0.1');
    expect(await machine.run('/opt/portal-1.0.1/deploy/install')).toMatchObject({ code: 1 });
    await call('/opt/portal-1.0.1/deploy/upgrade');
    expect(new Set(await running())).toEqual(new Set(['/opt/portal-1.0.1']));
    expect(await statusOf(PORTAL, '/')).toBe(200);
    expect(await count('backup_run where error is null')).toBe(2);

    machine.unpack(built, '/opt/portal-1.0.2');
    const main = machine.path('/opt/portal-1.0.2/apps/server/dist/main.js');
    rmSync(main);
    writeFileSync(main, 'process.exit(1);\n');
    const refused = await machine.run('env', 'READY_SECONDS=20', '/opt/portal-1.0.2/deploy/upgrade');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('/opt/portal-1.0.1 runs again');
    expect(await running()).toEqual(PROCESSES.map(() => '/opt/portal-1.0.1'));
    expect(await statusOf(PORTAL, '/')).toBe(200);
    expect(await call('/opt/portal-1.0.1/deploy/upgrade')).toContain('Nothing to change');

    const uninstall = '/opt/portal-1.0.1/deploy/uninstall';
    await call(uninstall);
    expect(await machine.run('curl', '--insecure', `https://127.0.0.1/`)).not.toMatchObject({ code: 0 });
    for (const file of ['/opt/portal', '/etc/systemd/system/portal@.service']) expect(await exists(file)).toBe(false);
    expect(await call(uninstall)).toBe(NOTHING);
    await call('/opt/portal-1.0.1/deploy/install');
    expect(await count('verification_request')).toBe(1);

    await call(uninstall, '--erase-data');
    for (const file of ['/etc/portal', '/var/lib/portal', '/var/backups/portal'])
      expect(await exists(file)).toBe(false);
    expect(await machine.run('getent', 'passwd', 'portal')).not.toMatchObject({ code: 0 });
    const databases = await call('runuser', '--user', 'postgres', '--', 'psql', '--list', '--tuples-only');
    expect(databases).not.toContain('portal');
  },
);
