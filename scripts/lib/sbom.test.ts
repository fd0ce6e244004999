import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Bom {
  bomFormat: string;
  components: { name: string; version: string; licenses?: unknown[] }[];
}

test(
  'the bill of materials lists the production dependencies with version and licence, and no development tools',
  { timeout: 60_000 },
  () => {
    const task = join(root, 'scripts/tasks/sbom.ts');
    const output = execFileSync(process.execPath, [task], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const { bomFormat, components } = JSON.parse(output) as Bom;
    expect(bomFormat).toBe('CycloneDX');
    const versions = new Map(components.map(({ name, version }) => [name, version]));
    const { dependencies } = readJson('apps/server/package.json');
    for (const [name, version] of Object.entries(dependencies))
      if (!name.startsWith('@portal/')) expect(versions.get(name), name).toBe(version);

    for (const name of ['vitest', 'typescript', 'oxlint']) expect(versions.has(name), name).toBe(false);
    const { licenses } = components.find(({ name }) => name === 'pg') ?? {};
    expect(licenses).toEqual([{ license: { id: 'MIT' } }]);
  },
);
