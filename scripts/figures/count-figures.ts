import { posix } from 'node:path';
import ts from 'typescript';
import { findLargeFunctions } from './large-functions.ts';
import { importsOf, nodesOf, readProduct, type SourceFile } from './source-files.ts';

export const bounds = {
  // Printed for comparison; never fails.
  'product lines': Number.POSITIVE_INFINITY,
  'product homes of a field': 8,
  'arrows inside application': 15,
  'arrows inside auth': 12,
  'arrows inside revenue': 12,
  'functions over 60 lines': 10,
  'functions with a complexity over 10': 15,
  'routes as plain strings': 0,
} as const satisfies Record<string, number>;

export type Figure = keyof typeof bounds;

export type Findings = Record<Figure, { count: number; places: string[] }>;

const SAMPLE_FIELD = 'ownershipPercentage';

const PORTAL = 'apps/portal/src/';
const MODULES = 'apps/server/src/modules/';
/** The only files that may contain paths of the portal. */
const routeTables = new Set(['apps/portal/src/app/routes.ts', 'packages/contract/src/route-paths.ts']);

export async function countFigures(root: string): Promise<Findings> {
  const files = readProduct(root);
  const { long, complex } = await findLargeFunctions(root);
  return {
    'product lines': {
      count: files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
      places: [`${files.length} files`],
    },
    'product homes of a field': listed(files.filter(({ text }) => text.includes(SAMPLE_FIELD)).map(({ path }) => path)),
    'arrows inside application': listed(arrowsInside(files, 'application')),
    'arrows inside auth': listed(arrowsInside(files, 'auth')),
    'arrows inside revenue': listed(arrowsInside(files, 'revenue')),
    'functions over 60 lines': listed(long),
    'functions with a complexity over 10': listed(complex),
    'routes as plain strings': listed(plainRoutes(files)),
  };
}

function listed(places: string[]): Findings[Figure] {
  return { count: places.length, places };
}

function arrowsInside(files: readonly SourceFile[], module: string): string[] {
  const home = `${MODULES}${module}/`;
  const folderOf = (path: string): string => {
    const [folder = '', ...within] = path.slice(home.length).split('/');
    return within.length === 0 ? 'module' : folder;
  };
  const arrows = files
    .filter(({ path }) => path.startsWith(home))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith(home) && folderOf(target) !== folderOf(file.path))
        .map((target) => `${folderOf(file.path)} → ${folderOf(target)}`),
    );
  return [...new Set(arrows)].sort();
}

/** Route paths outside the tables. "/" is skipped because it is also a common separator. */
function plainRoutes(files: readonly SourceFile[]): string[] {
  const isTable = ({ path }: SourceFile): boolean => routeTables.has(path);
  const literals = (file: SourceFile): string[] =>
    [...nodesOf(file)].filter((node) => ts.isStringLiteralLike(node)).map(({ text }) => text);
  const routes = new Set(
    files
      .filter(isTable)
      .flatMap(literals)
      .filter((text) => /^\/./u.test(text)),
  );
  return files
    .filter((file) => file.path.startsWith(PORTAL) && !isTable(file))
    .flatMap((file) =>
      literals(file)
        .filter((text) => routes.has(text))
        .map((text) => `${posix.relative(PORTAL, file.path)}: ${text}`),
    );
}
