import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findProgram } from './programs.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

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
 * A minimal Debian in a folder, with its own systemd and its own network, which reaches nothing outside. The packages are
 * downloaded but not installed.
 */
export async function openBareMachine(release: string, packages: readonly string[]): Promise<BareMachine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-machine-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const system = path.join(folder, 'root');
  runQuietly('debootstrap', ['--variant=minbase', '--include=systemd-sysv,dbus', release, system]);
  // Debian's installer writes this file, debootstrap does not.
  writeFileSync(path.join(system, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  runQuietly('chroot', [system, 'apt-get', 'update']);
  const download = ['apt-get', '--yes', '--no-install-recommends', '--download-only', 'install'];
  runQuietly('chroot', [system, ...download, ...packages]);
  const process = await start(system);
  const inside = ['--target', process, '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root'];
  const environment = [
    'env',
    '--chdir=/',
    '--ignore-environment',
    'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'HOME=/root',
  ];
  const machine: BareMachine = {
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
  await machine.run('bash', '-c', WAIT_UNTIL_STARTED);
  return machine;
}

/** Gives the machine's processes a control group of their own, in which systemd makes others. */
const SEPARATE = `
  set -e
  mkdir "$1"
  echo $$ > "$1/cgroup.procs"
  exec unshare --mount --uts --ipc --net --pid --cgroup --fork sh -c "$2" sh "$3"`;

const START = `
  set -e
  ip link set lo up
  mount --bind "$1" "$1"
  cd "$1"
  mount --types proc proc proc
  mount --types sysfs sysfs sys
  mount --types cgroup2 cgroup2 sys/fs/cgroup
  mount --types tmpfs tmpfs run
  mount --types tmpfs tmpfs tmp
  mount --types tmpfs --options mode=755 tmpfs dev
  for file in null zero full random urandom tty; do
    mknod --mode=666 "dev/$file" c $(stat --format='0x%t 0x%T' "/dev/$file")
  done
  mkdir dev/pts dev/shm old
  mount --types devpts --options newinstance,ptmxmode=666 devpts dev/pts
  mount --types tmpfs tmpfs dev/shm
  ln --symbolic pts/ptmx dev/ptmx
  ln --symbolic /proc/self/fd dev/fd
  pivot_root . old
  exec sh -c 'umount --lazy /old; echo started; exec env --ignore-environment container=other /sbin/init'`;

const WAIT_UNTIL_STARTED = `
  until [[ $(systemctl is-system-running --wait 2> /dev/null) =~ ^(running|degraded)$ ]]; do sleep 0.1; done`;

/** Starts the machine's systemd; when it ends, all other processes end. @returns its process id outside the machine */
async function start(system: string): Promise<string> {
  const groups = runQuietly('findmnt', ['--noheadings', '--output=TARGET', '--types=cgroup2']).split('\n')[0] ?? '';
  const group = path.join(groups, path.basename(path.dirname(system)));
  const child = spawn('sh', ['-c', SEPARATE, 'sh', group, START, system], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` },
  });
  const first = () => readFileSync(`/proc/${String(child.pid)}/task/${String(child.pid)}/children`, 'utf8').trim();
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const id = Number(first());
      // Zero would mean this process and all of its group.
      if (id > 0) process.kill(id, 'SIGKILL');
      else child.kill('SIGKILL');
      await once(child, 'exit');
    }
    runQuietly('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';']);
  });
  const started = await Promise.race([once(child.stdout, 'data'), text(child.stderr)]);
  if (typeof started === 'string') throw new Error(started);
  return first();
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
