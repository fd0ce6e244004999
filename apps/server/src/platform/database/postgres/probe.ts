import type { DatabaseTimeouts } from './connections.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { isRefusedForNumber } from './patient-connect.ts';

interface ProbeClient {
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): unknown;
}

/** Distinguishes a slow statement from a server that stopped responding, so that callers know within 2 seconds. */
export interface Probe {
  /** The statement's result; rejects with `DatabaseUnavailable` if the server no longer responds. */
  watch<T>(statement: Promise<T>): Promise<T>;
}

export function createProbe(
  connect: () => ProbeClient,
  timeouts: Pick<DatabaseTimeouts, 'statementMs' | 'responseMs'>,
): Probe {
  let running: Promise<boolean> | undefined;
  const answers = () => {
    running ??= serverResponds(connect(), timeouts.responseMs).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    watch: (statement) =>
      new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const arm = () => {
          timer = setTimeout(() => {
            timer = undefined;
            void answers().then((alive) => (alive ? waiting && arm() : reject(new DatabaseUnavailable())));
          }, timeouts.statementMs);
        };
        let waiting = true;
        const finish = () => {
          waiting = false;
          clearTimeout(timer);
        };
        arm();
        statement.then(
          (value) => {
            finish();
            resolve(value);
          },
          (error: unknown) => {
            finish();
            reject(error instanceof Error ? error : new DatabaseUnavailable(error));
          },
        );
      }),
  };
}

/** Whether a new connection gets a response in time; a refusal is a response, too. */
async function serverResponds(client: ProbeClient, withinMs: number): Promise<boolean> {
  client.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(() => true, isRefusedForNumber);
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => undefined);
  }
}
