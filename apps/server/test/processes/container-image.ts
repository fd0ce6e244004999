import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findProgram } from './programs.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const FILE = 'deploy/container/Containerfile';
const TAG = 'localhost/portal:trial';
const TRUSTED = '/usr/local/share/trusted.pem';

export interface ImageConfiguration {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly StopSignal: NodeJS.Signals;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export type Container = ChildProcessByStdio<null, Readable, Readable>;

export interface Image {
  readonly configuration: ImageConfiguration;
  /**
   * Runs a command like a container engine with `read_only`, `tmpfs: /tmp`, `cap_drop: ALL` and `no-new-privileges`,
   * with an empty volume at DATA_DIR and this machine's network.
   */
  run(command: readonly string[], environment: Record<string, string>): Container;
}

/**
 * Builds the image with Buildah. Since image registries may be unreachable, its base consists of Debian packages and
 * the pinned Node. Like the official image, it has what the portal needs: `node`, `npm` and the user `node` with id
 * 1000.
 */
export function buildImage(): Image {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-image-'));
  const buildah = (...args: string[]) => {
    const storage = [
      '--root',
      path.join(folder, 'store'),
      '--runroot',
      path.join(folder, 'run'),
      '--storage-driver',
      'vfs',
    ];
    return runQuietly('buildah', [...storage, ...args]).trim();
  };
  onTestFinished(() => {
    buildah('rm', '--all');
    rmSync(folder, { recursive: true, force: true });
  });
  const containerfile = readFileSync(path.join(ROOT, FILE), 'utf8');
  const [, base = '', release = ''] = /^FROM (node:[\d.]+-([a-z]+)-slim)/mu.exec(containerfile) ?? [];

  const system = path.join(folder, 'base');
  makeBase(system, release);
  const made = buildah('from', 'scratch');
  buildah('add', made, system, '/');
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', made);
  if (process.env.NODE_EXTRA_CA_CERTS) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${TRUSTED}`, made);
  buildah('commit', '--quiet', made, `docker.io/library/${base}`);

  const sources = path.join(folder, 'sources');
  runQuietly('git', ['clone', '--quiet', ROOT, sources]);
  const build = ['--isolation', 'chroot', '--network', 'host', '--pull=never', '--layers=false', '--format', 'docker'];
  buildah('bud', ...build, '--file', path.join(sources, FILE), '--tag', TAG, sources);

  const inspected = JSON.parse(buildah('inspect', '--type', 'image', TAG)) as {
    Docker: { config: ImageConfiguration };
  };
  const { config: configuration } = inspected.Docker;
  const image = buildah('mount', buildah('from', '--pull=never', TAG));
  return { configuration, run: (command, environment) => run({ image, folder, configuration }, command, environment) };
}

function makeBase(system: string, release: string): void {
  runQuietly('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, system]);
  const local = path.join(system, 'usr/local');
  cpSync(path.join(ROOT, 'node_modules/node/bin/node'), path.join(local, 'bin/node'), { dereference: true });
  const npm = path.dirname(path.dirname(realpathSync(findProgram('npm') ?? 'npm')));
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (trusted) cpSync(trusted, path.join(system, TRUSTED), { dereference: true });
  const inside = (...command: string[]) => runQuietly('chroot', [system, ...command]);
  inside('ln', '--symbolic', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm');
  inside('useradd', '--uid', '1000', '--user-group', '--create-home', 'node');
}

interface Built {
  image: string;
  folder: string;
  configuration: ImageConfiguration;
}

function run(
  { image, folder, configuration }: Built,
  command: readonly string[],
  environment: Record<string, string>,
): Container {
  const place = mkdtempSync(path.join(folder, 'container-'));
  const variables = [...configuration.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)];
  const dataDir =
    configuration.Env.find((variable) => variable.startsWith('DATA_DIR='))?.slice('DATA_DIR='.length) ?? '';
  const [user = '', group = ''] = configuration.User.split(':');
  const mounts = `
    set -e
    mount --bind "$IMAGE" "$PLACE"
    mount -o remount,bind,ro "$PLACE"
    mount --types proc proc "$PLACE/proc"
    mount --rbind /dev "$PLACE/dev"
    mount --types tmpfs -o mode=1777 tmpfs "$PLACE/tmp"
    mount --types tmpfs -o mode=0700,uid=${user},gid=${group} tmpfs "$PLACE${dataDir}"
    exec chroot "$PLACE" "$@"`;
  const rights = ['--reuid', user, '--regid', group, '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  const inside = [
    'setpriv',
    ...rights,
    '--inh-caps=-all',
    'env',
    '--ignore-environment',
    `--chdir=${configuration.WorkingDir}`,
  ];
  const child = spawn('unshare', ['--mount', 'sh', '-c', mounts, 'sh', ...inside, ...variables, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin`, IMAGE: image, PLACE: place },
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  return child;
}

function runQuietly(program: string, args: readonly string[]): string {
  return execFileSync(findProgram(program) ?? program, args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });
}
