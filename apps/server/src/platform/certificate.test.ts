import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findCertificateEnd } from './certificate.ts';

const run = promisify(execFile);
const DAY_MS = 86_400_000;

test('the end of a certificate is read from its address, even if it is not trusted, and is cached', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-certificate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await run('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
  const server = createServer({ cert: await readFile(cert), key: await readFile(key) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `https://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  const end = await findCertificateEnd(address);
  const daysLeft = ((end?.getTime() ?? 0) - Date.now()) / DAY_MS;
  expect(daysLeft).toBeGreaterThan(1.9);
  expect(daysLeft).toBeLessThan(2.1);

  await new Promise((resolve) => server.close(resolve));
  expect(await findCertificateEnd(address)).toEqual(end);
});

test('an address that does not answer has no known end', async () => {
  expect(await findCertificateEnd('https://127.0.0.1:9')).toBeUndefined();
});
