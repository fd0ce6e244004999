import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import serverNodeFlags from '../node-flags.json' with { type: 'json' };

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Many times what it takes: other tests share the machine. */
const READY_TIMEOUT_MS = 240_000;
const READY_RETRY_MS = 20;
const REQUEST_TIMEOUT_MS = 5000;
/** In which a server must be ready again after it ended, on a machine with nothing else to do. */
export const READY_WITHIN_MS = 5000;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** How long a start took: on the wall, and of a processor, which other programs cannot lengthen. */
export interface StartTimes {
  wallMs: number;
  processorMs: number;
}

/** The real server, as a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly exit: Promise<Exit>;
  /** What it has written to standard output and to standard error so far. */
  readonly output: { stdout: string; stderr: string };
  /** Waits until `/readyz` says so; rejects where the process ends before. */
  ready(): Promise<StartTimes>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Exit>;
}

/** Starts `main.ts` as `npm start` does, with this environment and nothing of ours but the path. */
export function startServerProcess(environment: Record<string, string> & { PORT: string }): ServerProcess {
  const startedAt = performance.now();
  const origin = `http://127.0.0.1:${environment.PORT}`;
  const child = spawn(process.execPath, [...serverNodeFlags, MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      REQUESTS_PER_MINUTE: '1000000',
      BANK_SANDBOX_PORT: '0',
      ...environment,
    },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  let ended: Exit | undefined;
  const exit = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      ended = { code, signal };
      resolve(ended);
    });
  });

  return {
    origin,
    exit,
    output,
    ready: async () => {
      while (!(await isReady(origin))) {
        if (ended) throw new Error(`The server ended with code ${String(ended.code)}: ${output.stderr}`);
        if (performance.now() - startedAt > READY_TIMEOUT_MS) throw new Error('The server was not ready in time');
        await delay(READY_RETRY_MS);
      }
      return { wallMs: performance.now() - startedAt, processorMs: processorTime(child.pid ?? 0) };
    },
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

/** What a start may take of the processors: it keeps two of them busy at once. */
const PROCESSORS_WITHIN_MS = 2 * READY_WITHIN_MS;

/** Whether a start was quick (quality, A15). Other work on the machine stretches its time on the wall alone. */
export function wasQuick({ wallMs, processorMs }: StartTimes): boolean {
  return wallMs < READY_WITHIN_MS || processorMs < PROCESSORS_WITHIN_MS;
}

/** Whether the server says that database, migrations and queue answer. */
export async function isReady(origin: string): Promise<boolean> {
  return (await statusOf(`${origin}/readyz`)) === 200;
}

/** The status of a GET; undefined where nobody answers in time. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return undefined;
  }
}

/** User and system time that a process has used, from Linux's process table (proc(5): fields 14 and 15). */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
