import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test, vi } from 'vitest';
import { root } from '../lib/paths.mjs';

/** The first snippet loads every plugin, which a busy machine takes its time for. */
vi.setConfig({ testTimeout: 60_000 });

/** As the repository lints, types aside: a snippet belongs to no project. */
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });

async function brokenRules(code: string, filePath: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const server = 'apps/server/src/modules/auth/snippet.ts';
const screen = 'apps/portal/src/features/snippet.tsx';
const sandbox = 'packages/bank-sandbox/src/snippet.ts';

const SYNTAX = 'no-restricted-syntax';
const SENTENCE = 'portal/no-sentence-in-code';

const errors = [
  ['a name in camel case', 'portal/file-name', 'packages/bank-sandbox/src/mySnippet.ts', 'export const a = 1;'],
  ['a name that says nothing', 'portal/file-name', 'packages/bank-sandbox/src/utils/a.ts', 'export const a = 1;'],
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
  ['the environment', 'no-restricted-properties', server, 'export const a = process.env;'],
  ['the console', 'no-console', server, 'console.log(1);'],
  ['braces round one line', 'curly', sandbox, 'if (globalThis.name) {\n  close();\n}'],
  ['the large zod', 'no-restricted-imports', server, "import * as z from 'zod';\nexport const a = z.string();"],
  ['an expression without u', 'require-unicode-regexp', sandbox, 'export const a = /a/;'],
  ['a type literal', '@typescript-eslint/consistent-type-definitions', sandbox, 'export type A = { b: string };'],
] as const;

test.for(errors)('%s breaks %s', async ([, rule, filePath, code]) => {
  expect(await brokenRules(code, filePath)).toEqual([rule]);
});

const exceptions = [
  ['a closed table', sandbox, "export const a = { b: 1 } as const satisfies Record<'b', number>;"],
  ['a table that is filled later', sandbox, 'export const a: Record<string, number> = {};'],
  ['the small zod', server, "import * as z from 'zod/mini';\nexport const a = z.string();"],
  ['a sign', screen, "export const A = () => <p>{'·'}</p>;"],
  ['the platform’s clock', 'apps/server/src/platform/snippet.ts', 'export const a = Date.now();'],
  ['a test’s clock', 'apps/server/src/modules/auth/snippet.test.ts', 'export const a = Date.now();'],
  ['the reader of the environment', 'apps/server/src/config/index.ts', 'export const a = process.env;'],
  ['what tools want', 'vitest.config.ts', 'export default 1;'],
] as const;

test.for(exceptions)('%s is let through', async ([, filePath, code]) => {
  expect(await brokenRules(code, filePath)).toEqual([]);
});
