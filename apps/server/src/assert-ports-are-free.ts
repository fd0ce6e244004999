import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config/index.ts';

export class MetricsNotListening extends Error {
  override readonly name = 'MetricsNotListening';
}

/** Listens briefly on each port. Throws the system's error, such as EADDRINUSE, or `MetricsNotListening`. */
export async function assertPortsAreFree({ port, host, metricsPort, metricsHost }: Config): Promise<void> {
  await listenBriefly(port, host);
  if (metricsPort === undefined) return;
  await listenBriefly(metricsPort, metricsHost).catch((cause: unknown) => {
    throw new MetricsNotListening('METRICS_PORT cannot be listened on', { cause });
  });
}

async function listenBriefly(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
