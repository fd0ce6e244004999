import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/processes/free-port.ts';
import { startServerProcess } from '../../apps/server/test/processes/server-process.ts';
import { copyOfPrepared } from './servers/prepared-database.ts';

/** All journeys of a worker share a server and a client address. */
const REQUESTS_PER_MINUTE = 100_000;
/** As long as the email addresses of some lenders. */
export const BRAND_EMAIL = 'service-aux-entreprises@banqueregionale.example';
export const STAFF_KEY = 'a-staff-key-of-the-journeys-0123456789';

/** Passes the folder to the workers; without this variable, servers are started from the repository. */
const FOLDER = 'PRODUCTION_FOLDER';

/** @param folder as written by `packProduction` */
export function useProductionFolder(folder: string): void {
  process.env[FOLDER] = folder;
}

export function findProductionFolder(): string | undefined {
  return process.env[FOLDER];
}

export interface InboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'fr';
  sentAt: string;
}

export interface PortalServer {
  url: string;
  bankUrl: string;
  dataDir: string;
  /** Undefined with the embedded database. */
  databaseUrl: string | undefined;
  inbox(): Promise<InboxMail[]>;
  clock: {
    advance(seconds: number): Promise<void>;
    wasAdvanced(): boolean;
  };
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  dispose(): Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
}

/**
 * Starts a server and waits until it is ready. Without its own folder or database it starts with a copy of the prepared
 * one, if any. Throws with its output if it exits or takes too long.
 */
export async function startServer({ env = {}, dataDir, port }: ServerOptions = {}): Promise<PortalServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'portal-e2e-')));
  const isNew = dataDir === undefined && env.DATABASE_URL === undefined;
  const prepared = isNew ? await copyOfPrepared(folder) : undefined;
  const [ownPort, sandboxPort] = [port ?? (await freePort()), await freePort()];
  const url = `http://localhost:${ownPort}`;
  const { NODE_COMPILE_CACHE } = process.env;
  const packed = findProductionFolder();
  const environment = {
    PORT: String(ownPort),
    BANK_SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    BRAND_EMAIL,
    REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    TRUST_PROXY: 'loopback',
    PORTAL_BOOTSTRAP_KEY: STAFF_KEY,
    REQUESTS_PER_KEY_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    ...prepared,
    ...env,
  };
  const child = startServerProcess(
    environment,
    packed === undefined ? {} : { main: join(packed, 'apps/server/dist/main.js') },
  );
  const removeFolder = async () => {
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await child.ready();
  } catch (error) {
    await child.end('SIGKILL');
    await removeFolder();
    throw error;
  }

  let wasAdvanced = false;
  const server: PortalServer = {
    url,
    bankUrl: `http://localhost:${sandboxPort}`,
    dataDir: folder,
    databaseUrl: env.DATABASE_URL ?? prepared?.DATABASE_URL,
    inbox: async () => (await (await fetch(`${url}/dev/inbox.json`)).json()) as InboxMail[],
    clock: {
      wasAdvanced: () => wasAdvanced,
      async advance(seconds) {
        wasAdvanced = true;
        const response = await fetch(`${url}/dev/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ advanceSeconds: seconds }),
        });
        if (!response.ok) throw new Error(`The clock answered ${response.status}.`);
      },
    },
    async stop(signal = 'SIGTERM') {
      await child.end(signal);
    },
    async dispose() {
      await server.stop();
      await removeFolder();
    },
  };
  return server;
}
