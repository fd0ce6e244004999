import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/processes/free-port.ts';
import { startServerProcess } from '../../apps/server/test/processes/server-process.ts';
import { copyOfPrepared } from './servers/prepared-database.ts';

/** Journeys of one worker share a server and a client address. */
const REQUESTS_PER_MINUTE = 100_000;
/** As long as some lenders' are: what is around it must hold it. */
export const BRAND_EMAIL = 'service-aux-entreprises@banqueregionale.example';
/** The first staff key of every server of the journeys. */
export const STAFF_KEY = 'a-staff-key-of-the-journeys-0123456789';

/** A mail as the development inbox shows it. */
export interface InboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'fr';
  sentAt: string;
}

/** A real server with a data folder and a database of its own. */
export interface PortalServer {
  url: string;
  /** The sandbox of the bank. */
  bankUrl: string;
  dataDir: string;
  /** The development inbox, newest first. */
  inbox(): Promise<InboxMail[]>;
  clock: {
    /** Moves the server's clock forward. */
    advance(seconds: number): Promise<void>;
  };
  /** Ends the process: gracefully, or at once with SIGKILL. The data folder stays. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends the process and removes a data folder that startServer made. */
  dispose(): Promise<void>;
}

export interface ServerOptions {
  /** Settings beside the port and the data folder, such as SMTP_URL. */
  env?: Record<string, string>;
  /** A folder to continue from; otherwise a new temporary one. */
  dataDir?: string;
  /** A port to come back on; a free one otherwise. */
  port?: number;
}

/**
 * Starts the server and waits until it is ready. One without a folder or a database of its own begins as the prepared one
 * was left, if there is one. Throws with its output when it ends or takes too long.
 */
export async function startServer({ env = {}, dataDir, port }: ServerOptions = {}): Promise<PortalServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'portal-e2e-')));
  const isNew = dataDir === undefined && env.DATABASE_URL === undefined;
  const prepared = isNew ? await copyOfPrepared(folder) : undefined;
  const [ownPort, sandboxPort] = [port ?? (await freePort()), await freePort()];
  const url = `http://localhost:${ownPort}`;
  const { NODE_COMPILE_CACHE } = process.env;
  const child = startServerProcess({
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
  });
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

  const server: PortalServer = {
    url,
    bankUrl: `http://localhost:${sandboxPort}`,
    dataDir: folder,
    inbox: async () => (await (await fetch(`${url}/dev/inbox.json`)).json()) as InboxMail[],
    clock: {
      async advance(seconds) {
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
