import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_MS } from '@portal/contract/constants';
import { freePort } from '../../apps/server/test/processes/free-port.ts';
import { startServerProcess, type StartTimes } from '../../apps/server/test/processes/server-process.ts';
import { compiledFolder } from '../lib/paths.mjs';
import { type Measurement, median } from './measurement.ts';

const STARTS = 5;
const WITHIN_MS = 3 * SECOND_MS;

/** "start": from starting the process until it is ready, with a warm compile cache. */
export async function measureStarting(databaseUrl: string): Promise<Measurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const start = async (): Promise<StartTimes> => {
    const server = startServerProcess(
      {
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        NODE_COMPILE_CACHE: compiledFolder,
      },
      { isSilent: true },
    );
    try {
      return await server.ready();
    } finally {
      await server.end('SIGTERM');
    }
  };
  await start();
  const times: StartTimes[] = [];
  for (let count = 0; count < STARTS; count += 1) times.push(await start());
  await rm(dataDir, { recursive: true, force: true });
  const milliseconds = median(times.map(({ wallMs }) => wallMs));
  return {
    row: 'start',
    name: 'start to ready, warm, on PostgreSQL ÷ 3 s',
    ratio: milliseconds / WITHIN_MS,
    target: { atMost: 1 },
    figures: { milliseconds, processorMilliseconds: median(times.map(({ processorMs }) => processorMs)) },
  };
}
