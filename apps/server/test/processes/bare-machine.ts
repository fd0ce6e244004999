import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findProgram } from './programs.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SYSTEMCTL = fileURLToPath(new URL('../start/systemctl', import.meta.url));

export interface Result {
  code: number;
  output: string;
}

export interface BareMachine {
  /** Runs a command as root. */
  run(command: string, ...words: readonly string[]): Promise<Result>;
  /** Path of a file of the machine, as seen from outside it. */
  path(file: string): string;
  /** Copies a folder into the machine, to a place that the installed programs can read. */
  unpack(folder: string, target: string): void;
}

/**
 * A minimal Debian in a folder, with its own processes and its own network, which reaches nothing outside. The packages
 * are downloaded but not installed. It has a replacement for systemctl.
 */
export async function openBareMachine(release: string, packages: readonly string[]): Promise<BareMachine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-machine-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const system = path.join(folder, 'root');
  runQuietly('debootstrap', ['--variant=minbase', release, system]);
  runQuietly('chroot', [system, 'apt-get', 'update']);
  const download = ['apt-get', '--yes', '--no-install-recommends', '--download-only', 'install'];
  runQuietly('chroot', [system, ...download, ...packages]);
  copyFileSync(SYSTEMCTL, path.join(system, 'usr/local/bin/systemctl'));
  const process = await start(system);
  const inside = ['--target', process, '--mount', '--net', '--pid', '--root'];
  const environment = [
    'env',
    '--chdir=/',
    '--ignore-environment',
    'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'HOME=/root',
  ];
  return {
    path: (file) => path.join(system, file),
    unpack: (from, target) => cpSync(from, path.join(system, target), { recursive: true }),
    run: (...command) =>
      new Promise((resolve) => {
        const args = [...inside, ...environment, ...command];
        execFile(findProgram('nsenter') ?? '', args, { maxBuffer: 2 ** 26 }, (error, out, err) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, output: out + err }),
        );
      }),
  };
}

/** Starts the machine's first process; when it ends, all others end. @returns its process id outside the machine */
async function start(system: string): Promise<string> {
  // The first process takes over those whose parent has ended, and waits for them.
  const first = `
    set -e
    ip link set lo up
    mount --types proc proc "$1/proc"
    mount --types tmpfs tmpfs "$1/run"
    mount --rbind /dev "$1/dev"
    exec chroot "$1" /bin/bash -c 'echo started; while :; do sleep 1; done'`;
  const child = spawn(
    findProgram('unshare') ?? '',
    ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', '-c', first, 'sh', system],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` } },
  );
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  const started = await Promise.race([once(child.stdout, 'data'), text(child.stderr)]);
  if (typeof started === 'string') throw new Error(started);
  return readFileSync(`/proc/${String(child.pid)}/task/${String(child.pid)}/children`, 'utf8').trim();
}

function runQuietly(program: string, args: readonly string[]): string {
  return execFileSync(findProgram(program) ?? program, args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });
}

export function packProductionFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-production-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, ['scripts/tasks/build.ts', '--production', folder], { cwd: ROOT, stdio: 'pipe' });
  return folder;
}
