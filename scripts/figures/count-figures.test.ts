import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bounds, countFigures, type Figure } from './count-figures.ts';

const PORTAL = 'apps/portal/src';
const AUTH = 'apps/server/src/modules/auth';
const longFunction = `export function long() {\n${'  work();\n'.repeat(60)}}\n`;
const complexFunction = `export const sign = (n) => ${Array.from({ length: 10 }, (_, n) => `n === ${n} ? ${n} : `).join('')}0;\n`;

const tree: Record<string, string> = {
  [`${PORTAL}/app/routes.ts`]: `import '../features/main.tsx';\nconst table = { '/': 1, '/main': 2 };\n`,
  [`${PORTAL}/main.tsx`]: `import './app/routes.ts';\n`,
  [`${PORTAL}/features/main.tsx`]: [
    `import { frame } from '../frame/frame.ts';`,
    `export const Main = () => <a href="/main">It’s {'a / b'.split('/')} {frame}</a>;`,
    `export const later = () => import('../app/later.ts');\n`,
  ].join('\n'),
  [`${PORTAL}/features/main.test.tsx`]: `import '../app/routes.ts';\nconst to = '/main'; const ownershipPercentage = 1;\n`,
  [`${PORTAL}/frame/frame.ts`]: `import type { Main } from '../features/main.tsx';\nexport const ownershipPercentage = 50;\n`,
  [`${PORTAL}/api/call.ts`]: `import '../fields/field.ts';\nexport * from '../session/session.ts';\n`,
  [`${PORTAL}/api/types.generated.d.ts`]: `export type Names = 'ownershipPercentage';\n`,
  [`${AUTH}/index.ts`]: `export * from './actions/log-in.ts';\nexport * from './actions/log-out.ts';\n`,
  [`${AUTH}/actions/log-in.ts`]: `import '../storage/codes.ts';\nimport '../../customer/index.ts';\nimport './log-out.ts';\n`,
  [`${AUTH}/actions/log-in.test.ts`]: `import '../index.ts';\n`,
  'packages/design/src/long.ts': longFunction,
  'packages/design/src/long.test.ts': longFunction,
  'packages/design/src/look.css': 'a {\n}\n',
  'scripts/sign.mjs': `/* eslint-disable complexity */\n${complexFunction}`,
};

async function countInTree(): ReturnType<typeof countFigures> {
  const root = mkdtempSync(join(tmpdir(), 'portal-figures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return countFigures(root);
}

test('each figure is counted without tests and generated files', async () => {
  const found = await countInTree();
  expect(Object.keys(found)).toEqual(Object.keys(bounds));
  const placesOf = (figure: Figure): string[] => found[figure].places;
  expect(found['product lines'].count).toBe(2 + 1 + 3 + 2 + 2 + 2 + 3 + 62 + 2);
  expect(placesOf('product homes of a field')).toEqual([`${PORTAL}/frame/frame.ts`]);
  expect(placesOf('arrows inside auth')).toEqual(['actions → storage', 'module → actions']);
  expect(found['arrows inside revenue'].count).toBe(0);
  expect(placesOf('routes as plain strings')).toEqual(['features/main.tsx: /main']);
  expect(placesOf('functions over 60 lines')).toEqual([expect.stringContaining('packages/design/src/long.ts:1 ')]);
  expect(placesOf('functions with a complexity over 10')).toEqual([expect.stringContaining('scripts/sign.mjs:2 ')]);
});
