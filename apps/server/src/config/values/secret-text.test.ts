import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { developmentSecrets } from '../../platform/encryption/development-secrets.ts';
import { makeSecretText } from '../../platform/encryption/index.ts';
import { parseSecrets } from './secret-text.ts';

test('reads keys separated by commas, spaces and line breaks, in base64 or base64url', () => {
  const text = `a:${Buffer.alloc(32, '\xfb\xff', 'latin1').toString('base64')}, \n${makeSecretText('b')}`;
  const urlText = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(parseSecrets(text).map((secret) => secret.id)).toEqual(['a', 'b']);
  expect(parseSecrets(urlText)).toEqual(parseSecrets(text));
});

test('creates a development key once, readable only by its owner', async () => {
  const dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'portal-secrets-')), 'data');
  onTestFinished(() => rm(path.dirname(dataDir), { recursive: true }));
  const made = developmentSecrets(dataDir);
  const file = path.join(dataDir, 'secrets');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(made[0]?.id).toBe('development-1');
  expect(await readFile(file, 'utf8')).toMatch(/^development-1:/u);
  expect(developmentSecrets(dataDir)).toEqual(made);
});
