import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

test('.nvmrc names the Node version pinned in package.json', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: { node: string };
  };
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(manifest.devDependencies.node);
});
