import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAppsWhenStale } from '../lib/app-builds.ts';
import type { CheckResult } from '../lib/check-result.ts';
import { root } from '../lib/paths.mjs';
import { type NewerUse, scanScript } from './scan-script.ts';
import { scanStyle } from './scan-style.ts';

const AROUND = 40;

/** Without a pattern, the feature is allowed in all files. */
type Allowed = readonly [feature: string, reason: string, files?: RegExp];
const paper = /\/(?:pdf|paper-worker)-/u;

const allowed: readonly Allowed[] = [
  ['window.cookieStore', 'axios checks for it in the next expression'],
  ['window.cancelIdleCallback', 'used only if requestIdleCallback exists'],
  ['*.startViewTransition', 'React handles its absence'],
  ['*.take', 'a method of our own'],
  ['*.toArray', 'a function of axios'],
  ['<is>', 'React uses it only if it is passed'],
  ['<popover>', 'polyfilled', /apps\/console\//u],
  ['<popovertarget>', 'polyfilled', /apps\/console\//u],
  ['*.hidePopover', 'polyfilled', /apps\/console\//u],
  [':popover-open', 'polyfilled', /apps\/console\//u],
  ['Promise.withResolvers', 'polyfilled beside pdf.js', paper],
  ['AbortSignal.any', 'only in the editors in pdf.js', paper],
  ['navigator.gpu', 'pdf.js checks for it first', paper],
  ['JSON.rawJSON', 'core-js checks for it', paper],
  ['JSON.isRawJSON', 'core-js checks for it', paper],
  ['*.difference', 'core-js checks for it', paper],
  ['*.intersection', 'core-js checks for it', paper],
  ['<capture>', 'other devices open the file chooser'],
  ['@starting-style', 'a drawer opens without moving'],
  ['text-wrap', 'lines are less even'],
  ['break-after: avoid', 'printed pages break elsewhere'],
  ['scrollbar-width', 'a scroll bar shows'],
  ['forced-color-adjust', 'Safari has no forced colours'],
  ['text-size-adjust', 'also written with its prefix'],
  ['user-select', 'also written with its prefix'],
  ['cursor: pointer', 'a phone has no pointer'],
  ['cursor: default', 'a phone has no pointer'],
  ['cursor: progress', 'a phone has no pointer'],
  ['resize', 'a phone has no pointer'],
];

export async function checkBrowsers(): Promise<CheckResult> {
  await buildAppsWhenStale();
  const unused = new Set(allowed);
  const isAllowed = (path: string, { feature }: NewerUse) => {
    const entry = allowed.find(([name, , files]) => name === feature && (!files || files.test(path)));
    if (entry) unused.delete(entry);
    return entry !== undefined;
  };
  const found = globSync('apps/{portal,console}/dist/{assets/**/*.{js,mjs,css},*.html}', { cwd: root }).flatMap(
    (path) =>
      partsOf(path, readFileSync(join(root, path), 'utf8')).flatMap(([text, scan]) =>
        scan(text)
          .filter((use) => !isAllowed(path, use))
          .map((use) => describe(path, text, use)),
      ),
  );
  const idle = [...unused].map(([feature]) => `Nothing uses ${feature}: remove it from the allowed features.`);
  const lines = [...found, ...idle];
  return { state: lines.length === 0 ? 'passed' : 'failed', output: lines.join('\n') };
}

function partsOf(path: string, text: string): (readonly [string, (text: string) => NewerUse[]])[] {
  if (path.endsWith('.css')) return [[text, scanStyle]];
  if (!path.endsWith('.html')) return [[text, scanScript]];
  const inline = [...text.matchAll(/<(script|style)>([^]*?)<\/(?:script|style)>/gu)];
  return inline.map(([, tag, content = '']) => [content, tag === 'style' ? scanStyle : scanScript]);
}

function describe(path: string, text: string, { feature, lackedBy, at }: NewerUse): string {
  const excerpt = text.slice(Math.max(0, at - AROUND), at + AROUND).replaceAll(/\s+/gu, ' ');
  return `${feature} is missing in ${lackedBy.join(', ')}: ${path}: … ${excerpt} …`;
}
