import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/processes/free-port.ts';
import { startServerProcess } from '../../apps/server/test/processes/server-process.ts';

export interface RunningServer {
  port: number;
  dataDir: string;
  stop: () => Promise<void>;
}

export async function startServer(env: Record<string, string>, main?: string): Promise<RunningServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const server = startServerProcess(
    { PORT: String(port), DATA_DIR: dataDir, ...env },
    { isSilent: true, ...(main === undefined ? {} : { main }) },
  );
  await server.ready();
  return {
    port,
    dataDir,
    stop: async () => {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
