import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Files that may use the connection-lost texts; all others use `messageKeyOf`, which checks the error first. */
const places = ['frame/offline-screen.tsx'];

test('only the shared components mention a lost connection, so a server refusal is never shown as one', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
  const naming = files.filter((file) =>
    /'(?:errors\.connectionLost|layout\.offline\.(?:title|text))'/u.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(naming.sort()).toEqual(places);
});
