import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { floor, type FloorBrowser } from './floor.ts';

interface Statement {
  version_added: string | boolean | null;
  version_removed?: string | boolean;
  flags?: object[];
  prefix?: string;
  alternative_name?: string;
}

export interface Feature {
  __compat?: { support: Partial<Record<FloorBrowser, Statement | Statement[]>> };
  [part: string]: unknown;
}

const path = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
export const data = JSON.parse(readFileSync(path, 'utf8')) as Record<'api' | 'css' | 'html' | 'javascript', Feature>;

export function findPart(feature: Feature | undefined, ...names: string[]): Feature | undefined {
  let found = feature;
  for (const name of names) found = found && Object.hasOwn(found, name) ? (found[name] as Feature) : undefined;
  return found;
}

export function partsOf(feature: Feature): [string, Feature][] {
  return Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Feature][];
}

/** @returns the oldest supported browsers that lack a feature; empty if unknown */
export function lackedBy(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return [...floor].flatMap(([browser, version]) => {
    const statements = [support[browser] ?? { version_added: null }].flat();
    return statements.some((statement) => has(statement, version)) ? [] : [`${browser} ${version}`];
  });
}

function has(statement: Statement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (flags || prefix !== undefined || otherName !== undefined || added === false) return false;
  if (added === 'preview' || (typeof removed === 'string' && isAtMost(removed, version))) return false;
  return added === null || added === true || isAtMost(added, version);
}

function isAtMost(one: string, other: string): boolean {
  const [[major = 0, minor = 0] = [], [otherMajor = 0, otherMinor = 0] = []] = [one, other].map((version) =>
    version.replace('≤', '').split('.').map(Number),
  );
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}

export function newerStatics(): { object: string; property: string; lackedBy: string[] }[] {
  const groups = [...partsOf(data.javascript.builtins as Feature), ...partsOf(data.api)];
  return groups.flatMap(([object, group]) =>
    partsOf(group).flatMap(([name, part]) => {
      const lacking = lackedBy(part);
      const property = name.replace(/_static$/u, '');
      return lacking.length > 0 && property !== object ? [{ object, property, lackedBy: lacking }] : [];
    }),
  );
}
