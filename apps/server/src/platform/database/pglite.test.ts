import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { DataFolderInUse } from './errors.ts';
import { openDatabase } from './open-database.ts';

const MODULE = new URL('./open-database.ts', import.meta.url).href;
const FULL_RUN = { rounds: 10, writesPerRound: 150 };
const SHORT_RUN = { rounds: 2, writesPerRound: 60 };
const RUN = process.env.TEST_FULL === '1' ? FULL_RUN : SHORT_RUN;
const ROUND_LIMIT_MS = 60_000;

const WRITER = `
  const [module, dataDir, first] = process.argv.slice(1);
  const { openDatabase } = await import(module);
  const database = await openDatabase({ dataDir }, { clock: { now: () => new Date() }, logger: undefined });
  await database.executeSql('create table if not exists written (number int)');
  for (let number = Number(first); ; number += 1) {
    await database.executeSql('insert into written values ($1)', [number]);
    // Waits for the pipe: what is still queued here would be lost with the process.
    await new Promise((sent) => process.stdout.write(number + "\\n", sent));
  }`;

test(
  'the embedded database retains every acknowledged write when its process is killed',
  { timeout: RUN.rounds * ROUND_LIMIT_MS },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-pglite-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const open = () =>
      openDatabase(
        { databaseUrl: undefined, dataDir },
        { clock: systemClock, logger: createLogger({ level: 'silent' }) },
      );
    const acknowledged: number[] = [];

    for (let round = 0; round < RUN.rounds; round += 1) {
      const writer = spawn(
        process.execPath,
        ['--input-type=module', '-e', WRITER, MODULE, dataDir, String(acknowledged.length)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = once(writer, 'exit');
      let written = 0;
      for await (const line of createInterface({ input: writer.stdout })) {
        acknowledged[Number(line)] = Number(line);
        written += 1;
        if (written === 1) await expect(open()).rejects.toThrow(DataFolderInUse);

        if (written === RUN.writesPerRound) writer.kill('SIGKILL');
      }
      await ended;

      const database = await open();
      const { rows } = await database.executeSql('select distinct number from written order by number');
      const stored = rows.map((row) => row.number);
      expect(stored).toEqual(expect.arrayContaining(acknowledged));
      // One write may be committed without its report having been read.
      expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1);
      await database.close();
      expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('700');
    }
  },
);
