import { DatabaseUnavailable } from './errors.ts';

export type ProbePatience = {
  /** A statement that takes this many milliseconds makes the probe ask whether the server answers at all. */
  statementMs: number;
  /** How many milliseconds that answer may take. */
  answerMs: number;
};

type ProbeClient = {
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): unknown;
};

/** Tells a slow statement from a server that stopped answering, so that callers hear of it within 2 seconds. */
export type Probe = {
  /** The statement's own outcome; rejects with `DatabaseUnavailable` when the server no longer answers. */
  watch<T>(statement: Promise<T>): Promise<T>;
};

export function createProbe(connect: () => ProbeClient, patience: ProbePatience): Probe {
  let running: Promise<boolean> | undefined;
  const answers = () => {
    running ??= serverAnswers(connect(), patience.answerMs).finally(() => {
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
          }, patience.statementMs);
        };
        let waiting = true;
        const settle = () => {
          waiting = false;
          clearTimeout(timer);
        };
        arm();
        statement.then(
          (value) => {
            settle();
            resolve(value);
          },
          (error: unknown) => {
            settle();
            reject(error instanceof Error ? error : new DatabaseUnavailable(error));
          },
        );
      }),
  };
}

/** Whether a new connection gets an answer in time; one that was only turned away counts as an answer. */
async function serverAnswers(client: ProbeClient, withinMs: number): Promise<boolean> {
  client.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: unknown) => error instanceof Error && 'code' in error && error.code === '53300',
    );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => undefined);
  }
}
