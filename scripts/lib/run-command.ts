import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from './paths.mjs';

export interface CommandResult {
  ok: boolean;
  output: string;
  seconds: number;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  live?: boolean;
  /** Kills the process and its children after this time, and fails. */
  limitMinutes?: number;
}

/** Tools omit colours when writing to a pipe. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

export async function runNode(
  args: string[],
  { env, cwd = root, live = false, limitMinutes = 10 }: CommandOptions = {},
): Promise<CommandResult> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, ...(live ? {} : colours), ...env },
    // Starts a process group, so that workers and browsers end with the process.
    detached: true,
  });
  const stop = () => killGroup(child.pid, 'SIGTERM');
  process.once('exit', stop);
  const limit = setTimeout(() => {
    console.error(`Killed because it did not finish within ${limitMinutes} minutes.`);
    killGroup(child.pid, 'SIGKILL');
  }, limitMinutes * 60_000);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearTimeout(limit);
  process.off('exit', stop);
  return {
    ok: code === 0,
    output: Buffer.concat(chunks).toString(),
    seconds: (performance.now() - start) / 1000,
  };
}

function killGroup(pid: number | undefined, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

export function moduleFile(path: string): string {
  return join(root, 'node_modules', path);
}
