import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../logger.ts';
import { listeningTimeouts } from './connections.ts';
import type { Listener, Listening } from '../database.ts';

const FIRST_RETRY_DELAY_MS = 250;
const LONGEST_RETRY_DELAY_MS = 5000;

export function listenPostgres(
  url: string,
  channels: readonly string[],
  listener: Listener,
  logger: Logger,
): Listening {
  const stopped = new AbortController();
  let client: pg.Client | undefined;
  let delayMs = FIRST_RETRY_DELAY_MS;

  const listenOnce = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'portal listener',
      connectionTimeoutMillis: listeningTimeouts.connectMs,
      query_timeout: listeningTimeouts.connectMs,
      keepAlive: true,
    });
    client = next;
    const lost = new Promise<void>((resolve) => {
      next.on('error', () => resolve());
      next.on('end', () => resolve());
    });
    try {
      await next.connect();
      next.on('notification', ({ payload, channel }) => listener.onNotice(payload ?? '', channel));
      await next.query(channels.map((channel) => `listen ${next.escapeIdentifier(channel)}`).join('; '));
      delayMs = FIRST_RETRY_DELAY_MS;
      listener.onListening();
      const check = setInterval(() => void next.query('select 1').catch(() => next.end()), listeningTimeouts.checkMs);
      check.unref();
      await lost.finally(() => clearInterval(check));
    } finally {
      await next.end().catch(() => undefined);
    }
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      await listenOnce().catch((error: unknown) => logger.warn({ err: error }, 'listening for changes failed'));
      await delay(delayMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      delayMs = Math.min(delayMs * 2, LONGEST_RETRY_DELAY_MS);
    }
  };
  const running = run();

  return {
    stop: async () => {
      stopped.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
