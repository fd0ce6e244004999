import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

export const testParts = ['check', 'unit', 'operations', 'endurance', 'e2e'] as const;
export type TestPart = (typeof testParts)[number];

export const ordinaryParts = testParts.filter((part) => part !== 'endurance');

/** Parts that can detect a break in these files; the first match counts. */
const partsByPath: readonly (readonly [RegExp, readonly TestPart[]])[] = [
  // Tests run the quick start and the webhook receiver as the pages show them.
  [/^docs\/(?:api\.md$|examples\/)/u, ['check', 'unit', 'operations']],
  [/^docs\/|^[^/]+\.md$|^LICENSE$/u, ['check', 'unit']],
  [/\.endurance\.test\.ts$|^\.github\/|^renovate\.json$/u, ['check', 'unit']],
  [/\.operation\.test\.ts$/u, ['check', 'operations']],
  [/\.test\.tsx?$/u, ['check', 'unit']],
  [/^apps\/(?:portal|console)\/e2e\/|^packages\/test-kit\/|^playwright\.config\.ts$/u, ['check', 'e2e']],
  [/^apps\/console\/|^packages\/design\//u, ['check', 'unit', 'e2e']],
  [/^apps\/command-line\/|^deploy\//u, ['check', 'unit', 'operations']],
  [/^scripts\/(?:bench|capacity|mutate|screens)\//u, ['check', 'unit']],
];

export function partsFor(files: readonly string[]): TestPart[] {
  const called = new Set(files.flatMap((file) => partsByPath.find(([path]) => path.test(file))?.[1] ?? ordinaryParts));
  return testParts.filter((part) => called.has(part));
}

/**
 * Files that differ from a revision, committed or not; by default from the commit where the branch left `origin/main`.
 * Throws if Git does not know the revision.
 */
export function changedSince(revision: string | undefined): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const base = revision ?? git('merge-base', 'HEAD', 'origin/main');
  const lists = [git('diff', '--name-only', '--no-renames', base), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}
