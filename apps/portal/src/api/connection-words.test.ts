import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Files that may use the connection-lost texts; all others use `messageKeyOf`, which checks the error first. */
const places = ['frame/offline-screen.tsx'];

test('no screen says by itself that there is no connection: a server that refuses is no lost connection', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
  const naming = files.filter((file) =>
    /'(?:errors\.connectionLost|layout\.offline\.(?:title|text))'/u.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(naming.sort()).toEqual(places);
});
