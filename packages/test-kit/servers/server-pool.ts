import { type PortalServer, startServer } from '../server.ts';

export interface ServerPool {
  /** The server with these settings: a new one if there is none, or if a test advanced its clock, perhaps to another month. */
  get(env?: Record<string, string>): Promise<PortalServer>;
  dispose(): Promise<void>;
}

export function createServerPool(): ServerPool {
  const started = new Map<string, Promise<PortalServer>>();
  return {
    get(env = {}) {
      const key = JSON.stringify(Object.entries(env).sort());
      const server = untilAdvanced(started.get(key), env);
      started.set(key, server);
      // Lets a later caller try again.
      server.catch(() => started.delete(key));
      return server;
    },
    async dispose() {
      for (const server of await Promise.allSettled(started.values()))
        if (server.status === 'fulfilled') await server.value.dispose();

      started.clear();
    },
  };
}

async function untilAdvanced(
  running: Promise<PortalServer> | undefined,
  env: Record<string, string>,
): Promise<PortalServer> {
  const server = await running;
  if (server?.clock.wasAdvanced() === false) return server;
  await server?.dispose();
  return startServer({ env });
}
