import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { addOlderBrowserNotice } from '../../apps/server/src/http/pages/older-browser.ts';
import { data, type Feature, findPart } from './features.ts';
import { buildTargets, floor } from './floor.ts';
import { scanScript } from './scan-script.ts';
import { scanStyle } from './scan-style.ts';

const found = (text: string) => scanScript(text).map(({ feature }) => feature);

test.each([
  ['Map.groupBy(rows, day)', 'Map.groupBy'],
  ['window.URL.parse(text); URL.parse(text)', 'URL.parse'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['new Temporal.PlainDate(2026, 1, 1)', 'Temporal'],
  ['scheduler.postTask(work)', 'scheduler'],
  ['RegExp(`[\\p{L}--[a-z]]`, `v`)', 'RegExp v flag'],
  ['panel.hidePopover()', '*.hidePopover'],
  ['one.isSubsetOf(other)', '*.isSubsetOf'],
  ['jsx(`div`, { popover: `auto` })', '<popover>'],
  ['if (page.querySelector(`[popover]:popover-open`) !== null) stop()', ':popover-open'],
])('%s uses %s', (text, feature) => {
  expect(found(text)).toContain(feature);
});

test.each([
  ['/[\\p{L}--[a-z]]/v.test(text)'],
  ['using file = open()'],
  ['import data from "./data.json" with { type: "json" }'],
])('%s is a syntax error', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^syntax: /u)]);
});

test.each([
  ['rows.toSorted().at(-1).replaceAll("a", "b"); structuredClone(rows)'],
  ['URL.parse?.(text)'],
  ['typeof Temporal === "object" ? Temporal.Now.instant() : new Date()'],
  ['if (Map.groupBy) Map.groupBy(rows, day)'],
  ['const supported = "hidePopover" in panel; if (supported) panel.hidePopover()'],
  ['class Sets { isSubsetOf() {} } new Sets().isSubsetOf(other)'],
  ['/(?<year>\\d{4})/u.exec(text)'],
])('%s is supported, guarded or defined by the script itself', (text) => {
  expect(found(text)).toEqual([]);
});

test('styles are scanned except inside @supports', () => {
  const style = `a { color: light-dark(red, blue); text-wrap: pretty; float: inline-start; &:hover { color: red } }
    @supports (text-wrap: pretty) { a { text-wrap: pretty } }
    @starting-style { a { opacity: 0 } }`;
  const features = scanStyle(style).map(({ feature }) => feature);
  expect(features).toEqual(['light-dark()', 'text-wrap', 'float: inline-start', 'nested rules', '@starting-style']);
});

test('Vite builds for the browsers in package.json', () => {
  expect(buildTargets).toEqual(['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128']);
});

test('the notice for older browsers checks for features of the minimum version, in syntax that every browser knows', () => {
  const resize = findPart(data.javascript.builtins as Feature, 'ArrayBuffer', 'resize');
  const { support = {} } = resize?.__compat ?? {};
  for (const [browser, version] of floor) expect(support[browser]).toEqual({ version_added: version });
  const page = addOlderBrowserNotice('<!--older-browser-->', 'en');
  const script = /<script>(?<code>.*?)<\/script>/u.exec(page)?.groups?.code ?? '';
  expect(script).toContain('ArrayBuffer.prototype.resize');
  expect(() => parse(script, { ecmaVersion: 3 })).not.toThrow();
});
