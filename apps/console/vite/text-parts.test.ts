import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import english from '@portal/locales/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { TextGroup } from '../../../scripts/build/texts-plugin.ts';
import { textParts } from './text-parts.ts';

const sources = resolve(import.meta.dirname, '../src');
const groups = Object.entries(english as Record<string, TextGroup>);

/** The texts that the console comes with. */
const own = Object.fromEntries(groups.map(([group, texts]) => [group, textParts.console(group, texts)]));

function isThere(key: string): boolean {
  let found: unknown = own;
  for (const part of key.split('.')) {
    const among = (found ?? {}) as Record<string, unknown>;
    found = among[part] ?? among[`${part}_other`];
  }
  return found !== undefined;
}

test('every text that a screen names is among those that the console comes with', () => {
  const names = groups.map(([group]) => group).join('|');
  // Whole, or put together with what comes after its last dot.
  const named = new RegExp(`['"\`]((?:${names})(?:\\.[A-Za-z0-9]+)+)(?:['"\`]|\\.\\$\\{)`, 'gu');
  const missing = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .flatMap((name) => {
      const keys = Array.from(readFileSync(join(sources, name), 'utf8').matchAll(named), ([, key = '']) => key);
      return keys.filter((key) => !isThere(key)).map((key) => `${name}: ${key}`);
    });
  expect(missing).toEqual([]);
});
