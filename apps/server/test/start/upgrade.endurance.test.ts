import { MINUTE_MS } from '@portal/contract/constants';
import { expect, test } from 'vitest';
import { openBalancedPortal } from '../processes/balanced-portal.ts';
import { availableBalancers } from '../processes/balancers.ts';
import { availableDatabases } from '../database/databases.ts';
import { sayUntried } from '../processes/programs.ts';
import { versionAfter, versionBefore } from '../processes/versions.ts';

const isFull = process.env.TEST_FULL === '1';
const PROCESSES = isFull ? 3 : 2;
const TIMEOUT_MS = 20 * MINUTE_MS;
const isTried = availableDatabases().includes('postgres') && availableBalancers().includes('nginx');
if (!isTried) sayUntried('an upgrade beside servers', 'nginx or PostgreSQL is not installed');

test.skipIf(!isTried)(
  'the previous version and this one run side by side, without losing a call',
  { timeout: TIMEOUT_MS },
  async ({ annotate, skip }) => {
    const before = await versionBefore();
    if (before === undefined) return skip('The history of the repository does not reach the version before.');
    const portal = await openBalancedPortal({ name: 'nginx', processes: PROCESSES, main: before });
    const old = [...portal.servers];
    const calls = await portal.keepWorking(async () => {
      for (let place = 0; place < PROCESSES; place += 1) await portal.replace(place);
    });
    expect([...old, ...portal.servers].map(({ output }) => output.stdout).join('')).not.toContain('0A000');

    const again = await portal.startBeside(before);
    const said = await again.ready().then(
      () => 'it starts',
      () => again.output.stderr,
    );
    expect(said).toMatch(/^it starts$|^The database has \S+, which this version does not know: .+; start that one$/mu);
    await annotate(`${String(calls)} calls, 0 answers with 5xx, 0 resets; the version before, started again: ${said}`);
  },
);

// The test above already runs the previous version next to this one; this adds the next version and takes as long
// again.
test.skipIf(!isTried || !isFull)(
  'this version continues next to one that has added a column to each table, and restarts next to it',
  { timeout: TIMEOUT_MS },
  async ({ annotate }) => {
    const after = await versionAfter();
    const portal = await openBalancedPortal({ name: 'nginx', processes: PROCESSES });
    const old = [...portal.servers];
    const calls = await portal.keepWorking(async () => {
      await portal.replace(0, after);
      await portal.replace(1);
      for (let place = 1; place < PROCESSES; place += 1) await portal.replace(place, after);
    });
    const output = [...old, ...portal.servers].map(({ output: { stdout } }) => stdout).join('');
    expect(output).toContain('9000-next.sql');
    expect(output).toContain('database/1-folded-text.sql');
    expect(output).not.toContain('0A000');
    await annotate(`${String(calls)} calls, 0 answers with 5xx, 0 resets`);
  },
);
