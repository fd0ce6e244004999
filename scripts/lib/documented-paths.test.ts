import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Invented in the worked examples of CONTRIBUTING.md. */
const examples = [
  'apps/portal/src/features/eligibility/how-it-works/how-it-works-screen.tsx',
  'apps/server/src/modules/business/operations/rename-business.ts',
  'rename-business.operation.test.ts',
  'apps/server/src/modules/<module>/jobs/remind-customers.ts',
  'remind-customers.handler.ts',
];
/** Made while the portal, its tests or its tools run. */
const madeAtRunTime = ['bench-results/', 'screens/', 'data.json'];

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,deploy}/**/*.md', { cwd: root })];
const notOurs = new Set(['node_modules', 'dist', '.cache', 'test-results']);
const files = [
  ...globSync('{apps,packages,scripts,docs,deploy}/**/*.*', {
    cwd: root,
    exclude: (path) => notOurs.has(path.split(sep).at(-1) ?? ''),
  }),
  ...readdirSync(root),
].map((path) => `/${path.replaceAll(sep, '/')}`);

const isPath =
  /^(?![A-Z_]+\/|\/)[^\s…:]+(?:\.(?:tsx?|[mc]?js|json|sql|md|css)|\/)$|^(?:apps|packages|scripts|docs|modules)\/[\w\-/]+$/u;

function readProse(page: string): string {
  return readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```$/gmsu, '');
}

/** The paths between backticks outside of code blocks, without those of addresses, commands and settings. */
function readPaths(page: string): string[] {
  const quoted = [...readProse(page).matchAll(/`([^`\n]+)`/gu)].map(([, text = '']) => text);
  return quoted.filter((text) => isPath.test(text) && ![...examples, ...madeAtRunTime].includes(text));
}

/** Whether a file or folder has this path or ends with it; `<name>` and `*` stand for any name. */
function isThere(path: string): boolean {
  // The glossary says `contract/` for the sources of the contract.
  const whole = path.replace(/^(?:\.\.?\/)+/u, '').replace(/^contract\//u, 'packages/contract/src/');
  const pattern = whole
    .replaceAll(/[$()+.?[\]^{|}\\]/gu, String.raw`\$&`)
    .replaceAll(/<[^>]*>/gu, '[^/]+')
    .replaceAll('*', '[^/]*');
  const ending = new RegExp(`/${pattern}${whole.endsWith('/') ? '' : '(?:/|$)'}`, 'u');
  return files.some((file) => ending.test(file));
}

test.each(pages)('%s names files and folders that exist', (page) => {
  expect(readPaths(page).filter((path) => !isThere(path))).toEqual([]);
});

test.each(pages)('%s links to pages that exist', (page) => {
  const links = [...readProse(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/gu)].map(([, target = '']) => target);
  expect(links.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});
