import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_MS } from '@portal/contract/constants';
import { freePort } from '../../apps/server/test/processes/free-port.ts';
import { startServerProcess, type StartTimes } from '../../apps/server/test/processes/server-process.ts';
import { compiledFolder } from '../lib/paths.mjs';
import { type Measurement, median } from './measurement.ts';
import { readMemory } from './server-memory.ts';

const STARTS = 5;
const WITHIN_MS = 3 * SECOND_MS;
const MEGABYTES_AT_MOST = 180;

/** "start": from starting the process until it is ready, with a warm compile cache, and its memory at that point. */
export async function measureStarting(databaseUrl: string): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const start = async (): Promise<StartTimes & { megabytes: number }> => {
    const metricsPort = await freePort();
    const server = startServerProcess(
      {
        PORT: String(await freePort()),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        NODE_COMPILE_CACHE: compiledFolder,
      },
      { isSilent: true },
    );
    try {
      const times = await server.ready();
      return { ...times, megabytes: (await readMemory(metricsPort)).resident };
    } finally {
      await server.end('SIGTERM');
    }
  };
  await start();
  const times: Awaited<ReturnType<typeof start>>[] = [];
  for (let count = 0; count < STARTS; count += 1) times.push(await start());
  await rm(dataDir, { recursive: true, force: true });
  const milliseconds = median(times.map(({ wallMs }) => wallMs));
  const megabytes = median(times.map((each) => each.megabytes));
  return [
    {
      row: 'start',
      name: 'start to ready, warm, on PostgreSQL ÷ 3 s',
      ratio: milliseconds / WITHIN_MS,
      target: { atMost: 1 },
      figures: { milliseconds, processorMilliseconds: median(times.map(({ processorMs }) => processorMs)) },
    },
    {
      row: 'memory at rest',
      name: 'resident memory once ready, on PostgreSQL ÷ 180 MB',
      ratio: megabytes / MEGABYTES_AT_MOST,
      target: { atMost: 1 },
      figures: { megabytes },
    },
  ];
}
