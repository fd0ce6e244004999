import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { moduleFile, runNode } from '../lib/run-command.ts';

const server = 'apps/server/src/modules/auth/snippet.ts';
const screen = 'apps/portal/src/features/snippet.tsx';
const sandbox = 'packages/bank-sandbox/src/snippet.ts';
const aTest = 'packages/bank-sandbox/src/snippet.test.ts';

const tsconfig = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['ES2024', 'DOM'], jsx: 'react-jsx', types: ['node'] },
});

const SYNTAX = 'portal(no-restricted-syntax)';
const SENTENCE = 'portal(no-sentence-in-code)';

const errors = [
  ['a name in camel case', 'portal(file-name)', 'packages/bank-sandbox/src/mySnippet.ts', 'export const a = [1];'],
  ['a name that says nothing', 'portal(file-name)', 'packages/bank-sandbox/src/utils/a.ts', 'export const a = [1];'],
  ['a sentence', SENTENCE, screen, 'export const A = () => <p>Hello</p>;'],
  ['a spoken attribute', SENTENCE, screen, 'export const A = () => <img alt="A house" />;'],
  ['a sentence in braces', SENTENCE, screen, 'export const A = () => <p>{`Hello`}</p>;'],
  ['an open table', SYNTAX, sandbox, 'export const a: Record<string, number> = { b: 1 };'],
  ['one read only', SYNTAX, sandbox, 'export const a: Readonly<Record<string, number>> = { b: 1 };'],
  ['one with gaps', SYNTAX, sandbox, 'export const a: Partial<Record<string, number>> = { b: 1 };'],
  ['one with both', SYNTAX, sandbox, 'export const a: Readonly<Partial<Record<string, number>>> = { b: 1 };'],
  ['one by assertion', SYNTAX, sandbox, 'export const a = { b: 1 } as Readonly<Record<string, number>>;'],
  ['the own clock', SYNTAX, server, 'export const a = Date.now();'],
  ['a date of now', SYNTAX, server, 'export const a = new Date();'],
  ['now as text', SYNTAX, server, 'export const a = Date();'],
  ['own randomness', SYNTAX, server, 'export const a = Math.random();'],
  ['an own id', SYNTAX, server, 'export const a = crypto.randomUUID();'],
  ['imported randomness', SYNTAX, server, "import { randomBytes } from 'node:crypto';\nexport const a = randomBytes;"],
  ['a default export', SYNTAX, sandbox, 'export default 1;'],
  ['the environment', 'eslint(no-restricted-properties)', server, 'export const a = process.env;'],
  ['the console', 'eslint(no-console)', server, 'console.log(1);'],
  ['braces round one line', 'eslint(curly)', sandbox, 'if (globalThis.name) {\n  close();\n}'],
  ['the large zod', 'eslint(no-restricted-imports)', server, "import * as z from 'zod';\nexport const a = z.string();"],
  ['an expression without u', 'eslint(require-unicode-regexp)', sandbox, 'export const a = /a/;'],
  ['a type literal', 'typescript(consistent-type-definitions)', sandbox, 'export type A = { b: string };'],
  ['a constant in camel case', 'portal(constant-name)', sandbox, 'export const mostFiles = 3;'],
  [
    'a variable in capitals',
    'portal(constant-name)',
    sandbox,
    'export function a() {\n  const LONG_NAME = [1];\n  return LONG_NAME;\n}',
  ],
  ['what is newer than browsers', 'eslint(no-restricted-properties)', screen, "export const a = URL.parse('/');"],
  ['a localized text split', SYNTAX, screen, "export const a = new Intl.DateTimeFormat('en').format(1).split('/');"],
  ['one compared', SYNTAX, server, "export const a = () => new Date(1).toLocaleDateString('en') === '1/1/70';"],
  ['a back reference', SYNTAX, screen, 'export const a = /(.)\\1/u;'],
  ['a wait of a second', SYNTAX, aTest, "import { vi } from 'vitest';\nawait vi.waitFor(() => 1);"],
  ['a promise that floats', 'typescript(no-floating-promises)', sandbox, 'Promise.resolve(1);'],
  [
    'one where nothing waits',
    'typescript(no-misused-promises)',
    sandbox,
    'export const a = () => { [1].forEach(async () => Promise.resolve()); };',
  ],
  ['a wait for nothing', 'typescript(await-thenable)', sandbox, 'export const a = await 1;'],
  [
    'a condition that holds',
    'typescript(no-unnecessary-condition)',
    sandbox,
    'export const a = (b: string[]) => (b ? 1 : 2);',
  ],
  [
    'an unknown member',
    'typescript(no-unsafe-member-access)',
    sandbox,
    "export const a = () => void JSON.parse('1').b;",
  ],
  [
    'an object in a text',
    'typescript(restrict-template-expressions)',
    sandbox,
    'export const a = (b: string[]) => `${b}`;',
  ],
  ['a method without its object', 'typescript(unbound-method)', sandbox, 'export const a = (b: Date) => b.getTime;'],
  ['what is deprecated', 'typescript(no-deprecated)', sandbox, 'export const a = (b: string) => b.substr(1);'],
  [
    'an assertion for nothing',
    'typescript(no-unnecessary-type-assertion)',
    sandbox,
    'export const a = (b: string) => b as string;',
  ],
  [
    'a hook on a condition',
    'react-hooks(rules-of-hooks)',
    screen,
    "import { useId } from 'react';\nexport function useA(b: boolean) {\n  return b && useId();\n}",
  ],
  [
    'a hook without what it needs',
    'react-hooks(exhaustive-deps)',
    screen,
    "import { useEffect } from 'react';\nexport function useA(b: string) {\n  useEffect(() => void b.trim(), []);\n}",
  ],
  ['a picture without words', 'jsx-a11y(alt-text)', screen, 'export const A = () => <img src="/a.png" />;'],
  // Also checks what our rule adds to the linter's naming options.
  ['a table in capitals', 'portal(constant-name)', sandbox, 'export const MOST_FILES = { a: 1 };'],
  ['a choice of numbers', 'portal(constant-name)', sandbox, 'export const mostFiles = globalThis.name ? 1 : 2;'],
  ['a typed constant', 'portal(constant-name)', sandbox, "export const mostFiles: number = Number('1');"],
  [
    'a sum of text and number',
    'typescript(restrict-plus-operands)',
    sandbox,
    'export const a = (b: string, c: number) => b + c;',
  ],
  [
    'a short excuse',
    'typescript(ban-ts-comment)',
    sandbox,
    '// @ts-expect-error: short\nexport const a: string[] = {};',
  ],
  [
    'a promise returned in a try',
    'typescript(return-await)',
    sandbox,
    'export async function a(b: Promise<number>) {\n  try {\n    return b;\n  } catch {\n    return 1;\n  }\n}',
  ],
  ['a value for its type alone', 'eslint(no-unused-vars)', sandbox, 'const a = [1];\nexport type A = typeof a;'],
  ['a hard space in a text', 'eslint(no-irregular-whitespace)', sandbox, 'export const a = [`\u00A0`];'],
  [
    'a panel in the tab order',
    'jsx-a11y(no-noninteractive-tabindex)',
    screen,
    'export const A = () => <div role="tabpanel" tabIndex={0} />;',
  ],
  [
    'a list as a menu',
    'jsx-a11y(no-noninteractive-element-to-interactive-role)',
    screen,
    'export const A = () => <ul role="menu" />;',
  ],
  [
    'a line of a table as nothing',
    'jsx-a11y(no-interactive-element-to-noninteractive-role)',
    screen,
    'export const A = () => <tr role="presentation" />;',
  ],
  [
    'focus without a role',
    'jsx-a11y(no-static-element-interactions)',
    screen,
    'export const A = () => <div onFocus={close} />;',
  ],
] as const;

const exceptions = [
  ['a closed table', sandbox, "export const a = { b: 1 } as const satisfies Record<'b', number>;"],
  ['a table that is filled later', sandbox, 'export const a: Record<string, number> = {};'],
  ['the small zod', server, "import * as z from 'zod/mini';\nexport const a = z.string();"],
  ['a sign', screen, "export const A = () => <p>{'·'}</p>;"],
  ['the platform’s clock', 'apps/server/src/platform/snippet.ts', 'export const a = Date.now();'],
  ['a test’s clock', 'apps/server/src/modules/auth/snippet.test.ts', 'export const a = Date.now();'],
  ['the reader of the environment', 'apps/server/src/config/index.ts', 'export const a = process.env;'],
  ['a call in capitals', sandbox, 'export const MOST_FILES = Math.max(1, 2);'],
  ['one in camel case', sandbox, 'export const mostFiles = Math.max(1, 2);'],
  [
    'a promise awaited outside of a try',
    sandbox,
    'export async function a(b: Promise<number>) {\n  await b;\n  return await b;\n}',
  ],
  ['what tools want', 'vitest.config.ts', 'export default 1;'],
] as const;

const snippets = [
  ...errors.map(([name, rule, path, code]) => ({ name, rules: [rule], path, code })),
  ...exceptions.map(([name, path, code]) => ({ name, rules: [], path, code })),
].map((snippet, index) => ({ ...snippet, path: snippet.path.replace('snippet', `snippet-${String(index)}`) }));

async function lintTree(): Promise<Map<string, string[]>> {
  const tree = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  try {
    for (const shared of ['node_modules', 'scripts']) symlinkSync(join(root, shared), join(tree, shared));
    for (const shared of ['oxlint.config.ts', 'tsconfig.base.json'])
      copyFileSync(join(root, shared), join(tree, shared));
    write('tsconfig.json', tsconfig);
    for (const { path, code } of snippets) write(path, `${code}\n`);
    const args = [moduleFile('oxlint/bin/oxlint'), '--format=json', 'apps', 'packages', 'vitest.config.ts'];
    const { output } = await runNode(args, { cwd: tree });
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
    const broken = Map.groupBy(diagnostics, ({ filename }) => filename);
    return new Map(snippets.map(({ path }) => [path, broken.get(path)?.map(({ code }) => code) ?? []]));
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const broken = await lintTree();

test.for(snippets)('$name: $rules', ({ path, rules }) => {
  expect(broken.get(path)).toEqual(rules);
});
