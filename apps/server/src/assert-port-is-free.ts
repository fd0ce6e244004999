import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config/index.ts';

/** Listens briefly on the portal's port. Throws the system's error, such as EADDRINUSE. */
export async function assertPortIsFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
