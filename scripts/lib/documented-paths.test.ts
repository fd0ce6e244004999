import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { bundledFiles } from '../build/server-bundle.ts';
import { root } from './paths.mjs';

/** Paths invented for the worked examples of CONTRIBUTING.md. */
const examples = [
  'apps/portal/src/features/eligibility/how-it-works/how-it-works-screen.tsx',
  'apps/server/src/modules/application/operations/rename-business.ts',
  'packages/contract/src/fields/website.ts',
  'rename-business.operation.test.ts',
];
/** Paths created while the portal, its tests or its tools run. */
const madeAtRunTime = ['bench-results/', 'screens/', 'data.json', 'deploy/compose.env'];
const expected = [...examples, ...madeAtRunTime, ...bundledFiles];

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'packages/statements/README.md',
  ...globSync('{docs,deploy}/**/*.md', { cwd: root }),
];
const notOurs = new Set(['node_modules', 'dist', '.cache', 'test-results']);
const files = [
  ...globSync('{apps,packages,scripts,docs,deploy}/**/*.*', {
    cwd: root,
    exclude: (path) => notOurs.has(path.split(sep).at(-1) ?? ''),
  }),
  ...globSync('deploy/*', { cwd: root }),
  ...readdirSync(root),
].map((path) => `/${path.replaceAll(sep, '/')}`);

const isPath =
  /^(?![A-Z_]+\/|\/)[^\s…:]+(?:\.(?:tsx?|[mc]?js|json|sql|md|css)|\/)$|^(?:apps|packages|scripts|docs|modules)\/[\w\-/]+$/u;

const codeBlock = /^```.*?^```$/gmsu;
const readPage = (page: string): string => readFileSync(join(root, page), 'utf8');
const readProse = (page: string): string => readPage(page).replaceAll(codeBlock, '');
const readCode = (page: string): string[] => readPage(page).match(codeBlock) ?? [];

/** Paths in backticks outside code blocks, without addresses, commands and settings. */
function readPaths(page: string): string[] {
  const quoted = [...readProse(page).matchAll(/`([^`\n]+)`/gu)].map(([, text = '']) => text);
  return quoted.filter((text) => isPath.test(text) && !expected.includes(text));
}

/** Whether a file or folder has this path or ends with it; `<name>` and `*` match any name. */
function isThere(path: string): boolean {
  // The glossary writes `contract/` for the sources of the contract.
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

/** Paths in a file tree: the text before each description, joined to the less indented line above. */
function readTree(block: string): string[] {
  const above: { indent: number; path: string }[] = [];
  return block.split('\n').flatMap((line) => {
    const { indent = '', names = '' } =
      /^(?<indent> *)(?<names>[^\s`]+(?: {2}\S+(?:\/|\.ts))*)/u.exec(line)?.groups ?? {};
    while ((above.at(-1)?.indent ?? -1) >= indent.length) above.pop();
    const paths = names.split('  ').map((name) => `${above.at(-1)?.path ?? ''}${name.replace('…', '*')}`);
    if (paths[0]?.endsWith('/')) above.push({ indent: indent.length, path: paths[0] });
    return paths.filter((path) => path !== '');
  });
}

test('the tree in docs/architecture.md matches the repository', () => {
  const tree =
    readCode('docs/architecture.md')
      .find((block) => block.includes('\napps/portal/'))
      ?.slice('```'.length) ?? '';
  const paths = readTree(tree);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test.each(pages)('the paths in the code blocks of %s exist', (page) => {
  const shown = readCode(page).flatMap(
    (block) => block.match(/(?<![\w/.:@-])(?:apps|packages|scripts|docs|deploy)\/[\w./@-]+\w/gu) ?? [],
  );
  expect(shown.filter((path) => !expected.includes(path) && !isThere(path))).toEqual([]);
});

const { scripts } = JSON.parse(readPage('package.json')) as { scripts: object };

test.each(pages)('%s names npm scripts that exist', (page) => {
  const named = [...readPage(page).matchAll(/npm run (?:-s |--silent )?([a-z][a-z:-]*)/gu)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
