import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { buildImage } from '../processes/container-image.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { findPrograms, isRoot } from '../processes/programs.ts';
import { statusOf } from '../processes/server-process.ts';

const POLL = { timeout: 4 * MINUTE_MS, interval: 250 };
const programs = ['buildah', 'debootstrap', 'unshare', 'setpriv', 'npm'] as const;

test.runIf(
  process.env.TEST_FULL === '1' &&
    isRoot('the image') &&
    availableDatabases().includes('postgres') &&
    findPrograms('the image', programs),
)(
  'the image builds, runs as a non-root user on a read-only root, is healthy, and stops on request',
  { timeout: 20 * MINUTE_MS },
  async () => {
    const image = buildImage();
    const { configuration } = image;
    expect(configuration.User).toMatch(/^[1-9]\d*:[1-9]\d*$/u);
    const database = await createPostgresDatabase(true);
    onTestFinished(() => database.drop());
    const environment = {
      PORTAL_MODE: 'development',
      PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      BANK_SANDBOX_PORT: '0',
      DATABASE_URL: database.url,
    };
    const server = image.run(configuration.Cmd, environment);
    const output = { text: '' };
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (some: string) => (output.text += some));
    const origin = `http://127.0.0.1:${environment.PORT}`;
    await expect
      .poll(async () => server.exitCode ?? (await statusOf(`${origin}/readyz`)), { ...POLL, message: output.text })
      .toBe(200);

    for (const page of ['/', '/staff']) expect(await (await fetch(origin + page)).text()).toContain('<script');
    const [kind, ...check] = configuration.Healthcheck.Test;
    expect(kind).toBe('CMD');
    const isHealthy = async (port: string) => {
      const checking = image.run(check, { ...environment, PORT: port });
      const [code] = (await once(checking, 'close')) as [number];
      return code === 0;
    };
    expect(await isHealthy(environment.PORT)).toBe(true);
    expect(await isHealthy(String(await freePort()))).toBe(false);

    const found = async (...conditions: string[]) =>
      text(image.run(['find', '/portal', '!', '-type', 'l', ...conditions], environment).stdout);
    expect(await found('(', '-user', 'node', '-o', '-perm', '-o+w', ')')).toBe('');
    expect(await found('-name', '*.env', '-o', '-name', '*.test.ts', '!', '-path', '*/node_modules/*')).toBe('');

    server.kill(configuration.StopSignal);
    expect(await once(server, 'close'), output.text).toEqual([0, null]);
  },
);
