import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

export const testParts = ['check', 'unit', 'operations', 'endurance', 'e2e'] as const;
export type TestPart = (typeof testParts)[number];

/** What an ordinary run is made of. */
export const ordinaryParts = testParts.filter((part) => part !== 'endurance');

/** The parts that can find what a change of such a file breaks; the first row that fits counts. */
const partsByPath: readonly (readonly [RegExp, readonly TestPart[]])[] = [
  // The quick start and the receiver of webhooks are run as the pages show them.
  [/^docs\/(?:api\.md$|examples\/)/u, ['check', 'unit', 'operations']],
  // Tests of pages and links are among those of units.
  [/^docs\/|^[^/]+\.md$|^LICENSE$/u, ['check', 'unit']],
  [/\.endurance\.test\.ts$|^\.github\/|^renovate\.json$/u, ['check', 'unit']],
  [/\.operation\.test\.ts$/u, ['check', 'operations']],
  [/\.test\.tsx?$/u, ['check', 'unit']],
  [/^apps\/(?:portal|console)\/e2e\/|^packages\/test-kit\/|^playwright\.config\.ts$/u, ['check', 'e2e']],
  [/^apps\/console\/|^packages\/design\//u, ['check', 'unit', 'e2e']],
  [/^apps\/command-line\/|^deploy\//u, ['check', 'unit', 'operations']],
  [/^scripts\/(?:bench|capacity|mutate|screens)\//u, ['check', 'unit']],
];

/** The parts that a change of these files calls for: all of an ordinary run for a file that no row names. */
export function partsFor(files: readonly string[]): TestPart[] {
  const called = new Set(files.flatMap((file) => partsByPath.find(([path]) => path.test(file))?.[1] ?? ordinaryParts));
  return testParts.filter((part) => called.has(part));
}

/**
 * The files that differ from a revision, committed or not, from the root; without one, from where the branch left
 * `origin/main`. Throws if Git does not know it.
 */
export function changedSince(revision: string | undefined): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const base = revision ?? git('merge-base', 'HEAD', 'origin/main');
  const lists = [git('diff', '--name-only', '--no-renames', base), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}
