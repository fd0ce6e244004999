import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Where the words for a lost connection may stand beside `messageKeyOf`, which is given the error and asks what it was. */
const places = ['frame/offline-screen.tsx'];

test('no screen says by itself that there is no connection: a server that refuses is no lost connection', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
  const naming = files.filter((file) =>
    /'(?:errors\.connectionLost|layout\.offline\.(?:title|text))'/u.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(naming.sort()).toEqual(places);
});
