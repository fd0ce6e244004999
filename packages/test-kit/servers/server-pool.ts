import { type PortalServer, startServer } from '../server.ts';

export interface ServerPool {
  get(env?: Record<string, string>): Promise<PortalServer>;
  dispose(): Promise<void>;
}

export function createServerPool(): ServerPool {
  const started = new Map<string, Promise<PortalServer>>();
  return {
    get(env = {}) {
      const key = JSON.stringify(Object.entries(env).sort());
      const server = started.get(key) ?? startServer({ env });
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
