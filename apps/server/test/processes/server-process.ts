import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '@portal/contract/constants';
import serverAllocator from '../../allocator.json' with { type: 'json' };
import serverNodeFlags from '../../node-flags.json' with { type: 'json' };

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const READY_TIMEOUT_MS = 240_000;
const READY_RETRY_MS = 20;
const REQUEST_TIMEOUT_MS = 5000;
const READY_WITHIN_MS = 5000;
/** Linux counts process time in hundredths of a second. */
const TICK_MS = 10;
const KILOBYTE = 1024;
/** Resets Linux's peak memory of a process (proc(5), clear_refs). */
const FORGET_HIGHEST = '5';

/**
 * For tests that start programs: a timeout that only detects hangs, and one retry in CI, which is reported as flaky.
 */
export const ofProcesses = { timeout: 10 * MINUTE_MS, retry: process.env.CI === 'true' ? 1 : 0 } as const;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface StartTimes {
  wallMs: number;
  processorMs: number;
}

export interface ServerProcess {
  readonly origin: string;
  readonly exit: Promise<Exit>;
  readonly output: { stdout: string; stderr: string };
  /** Peak memory in bytes since the last call, as measured by the kernel. Throws outside Linux. */
  takeHighestMemory(): number;
  /** Waits until `/readyz` succeeds; rejects if the process exits first. */
  ready(): Promise<StartTimes>;
  end(signal: NodeJS.Signals): Promise<Exit>;
}

interface ProcessOptions {
  main?: string;
  /** Drops standard output, because writing it costs time; errors are still shown. */
  isSilent?: boolean;
}

/**
 * Starts the built server with this environment and only a few of this process's variables. It exits with this process.
 */
export function startServerProcess(
  environment: Record<string, string> & { PORT: string },
  { main = MAIN, isSilent = false }: ProcessOptions = {},
): ServerProcess {
  const startedAt = performance.now();
  const origin = `http://127.0.0.1:${environment.PORT}`;
  const child = spawn(process.execPath, [...serverNodeFlags, main], {
    stdio: isSilent ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      TMPDIR: tmpdir(),
      LOG_LEVEL: 'info',
      REQUESTS_PER_MINUTE: '1000000',
      BANK_SANDBOX_PORT: '0',
      // Demo customers left their applications days ago and would get reminders at some times of day.
      REMINDER_DAYS: 'off',
      ...serverAllocator,
      ...environment,
    },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let ended: Exit | undefined;
  const exit = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', endWithUs);
      ended = { code, signal };
      resolve(ended);
    });
  });

  return {
    origin,
    exit,
    output,
    takeHighestMemory: () => takeHighestMemory(child.pid ?? 0),
    ready: async () => {
      while (!(await isReady(origin))) {
        if (ended) throw new Error(`The server ended with code ${String(ended.code)}: ${output.stderr}`);
        if (performance.now() - startedAt > READY_TIMEOUT_MS) throw new Error('The server was not ready in time');
        await delay(READY_RETRY_MS);
      }
      const wallMs = performance.now() - startedAt;
      return { wallMs, processorMs: processorTime(child.pid ?? 0) ?? wallMs };
    },
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

/** Processor time allowed for a start, which uses two cores. */
const PROCESSORS_WITHIN_MS = 2 * READY_WITHIN_MS;

/** Whether a start was quick; only on a quiet machine, since load also increases processor time. */
export function wasQuick({ wallMs, processorMs }: StartTimes): boolean {
  return wallMs < READY_WITHIN_MS || processorMs < PROCESSORS_WITHIN_MS;
}

export function causesIn({ output }: Pick<ServerProcess, 'output'>): (string | undefined)[] {
  const lines = output.stdout.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines
    .map((line) => JSON.parse(line) as { msg?: string; err?: { code?: string; cause?: { code?: string } } })
    .filter(({ msg }) => msg === 'request failed')
    .map(({ err }) => err?.code ?? err?.cause?.code);
}

export async function isReady(origin: string): Promise<boolean> {
  return (await statusOf(`${origin}/readyz`)) === 200;
}

/** Status of a GET; undefined without a response in time. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return undefined;
  }
}

/** User and system time of a process (proc(5), fields 14 and 15), on Linux. */
function processorTime(pid: number): number | undefined {
  if (platform() !== 'linux') return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function takeHighestMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmHWM:\s+(?<kilobytes>\d+) kB$/mu.exec(status)?.groups?.kilobytes);
  writeFileSync(`/proc/${pid}/clear_refs`, FORGET_HIGHEST);
  return kilobytes * KILOBYTE;
}
