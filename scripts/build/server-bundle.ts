import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rolldown, type RolldownPluginOption } from 'rolldown';
import { root } from '../lib/paths.mjs';

const SERVER = 'apps/server';
/** Programs of the server, and the threads they start, by the name of the bundled file. */
const entries = {
  main: `${SERVER}/src/main.ts`,
  migrate: `${SERVER}/src/commands/migrate.ts`,
  jobs: `${SERVER}/src/commands/jobs.ts`,
  files: `${SERVER}/src/commands/files.ts`,
  'open-sample': `${SERVER}/src/commands/open-sample.ts`,
  'check-settings': `${SERVER}/src/commands/check-settings.ts`,
  'rotate-keys': `${SERVER}/src/commands/rotate-keys.ts`,
  portal: 'apps/command-line/src/main.ts',
  'pdf-worker': 'packages/statements/src/pdf/pdf-worker.ts',
  'picture-worker': 'packages/statements/src/pictures/picture-worker.ts',
} as const;

export const bundledFiles = Object.keys(entries).map((name) => `${SERVER}/dist/${name}.js`);

/** Packages with data files or WebAssembly, which they find relative to their own folder. */
const packagesWithFiles = [
  '@electric-sql/pglite',
  '@fontsource/figtree',
  '@fontsource/noto-sans',
  '@hyzyla/pdfium',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/fra',
  'pdfkit',
  'tesseract.js-core',
] as const;

/** Files that the programs or people read; their paths are the same as in the repository. */
export const packedFolders = [
  `${SERVER}/assets`,
  `${SERVER}/database`,
  `${SERVER}/migrations`,
  'apps/portal/dist',
  'apps/console/dist',
  'packages/bank-sandbox/src/widget/assets',
  'deploy',
  'docs',
  'LICENSE',
] as const;

/** Settings of an installation, which may be present in a checkout. */
const ownSettings = /\/(?:secrets|compose\.env)$/u;
/** Files in those packages that no program uses: types, other builds and formats, and the packages' own tools. */
const unusedInPackages = new RegExp(
  [
    String.raw`\.(?:d\.[cm]?ts|map|md|css|woff2)$`,
    String.raw`/@electric-sql/pglite/.+\.cjs$`,
    String.raw`/@hyzyla/pdfium/dist/(?!index\.esm\.js$|pdfium\.wasm$)`,
    String.raw`/@tesseract\.js-data/\w+/4\.0\.0$`,
    String.raw`/pdfkit/(?:\.yarn$|js/pdfkit\.(?!node\.mjs$))`,
    String.raw`/tesseract\.js-core/tesseract-core(?!-simd-lstm\.(?:js|wasm)$)`,
  ].join('|'),
  'u',
);

/** Bundles the server's programs into a few files, so that starting them reads hundreds of files fewer. */
export async function bundleServer(outDir: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: packagesWithFiles.map((name) => new RegExp(`^${name}(?:/|$)`, 'u')),
    plugins: [fromTheBundle],
  });
  await bundle.write({
    dir: outDir,
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
}

/**
 * Rewrites paths that a module resolves from its own folder, so that they start at the folder of the bundle,
 * `apps/server/dist`.
 */
const fromTheBundle: RolldownPluginOption = {
  name: 'portal-from-the-bundle',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      if (id.includes('node_modules')) return undefined;
      return code.replaceAll(
        /new URL\((?<quote>['`])(?<path>\.[^'`$]+)(?<rest>[^'`]*)\k<quote>, import\.meta\.url\)/gu,
        (...found) => {
          const { path, rest } = found.at(-1) as { path: string; rest: string };
          const target = resolve(dirname(id), path);
          const slash = path.endsWith('/') ? '/' : '';
          const place = path.endsWith('.ts')
            ? `./${basename(path, '.ts')}.js`
            : `${relative(join(root, SERVER, 'dist'), target)}${slash}`;
          return `new URL(\`${place}${rest}\`, import.meta.url)`;
        },
      );
    },
  },
};

/**
 * Copies the built apps and what they need to run to a folder of their own: programs, pages, migrations, and Node, but
 * no sources and no other packages. Replaces the folder.
 */
export async function packProduction(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const copy = (path: string, except: RegExp) =>
    cp(join(root, path), join(folder, path), { recursive: true, filter: (file) => !except.test(file) });
  for (const path of [`${SERVER}/dist`, ...packedFolders]) await copy(path, ownSettings);
  for (const name of await closureOf(packagesWithFiles)) await copy(`node_modules/${name}`, unusedInPackages);
  await mkdir(join(folder, 'bin'), { recursive: true });
  await copyFile(process.execPath, join(folder, 'bin/node'));
  const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ name, version, type: 'module' })}\n`);
}

async function closureOf(names: readonly string[], found = new Set<string>()): Promise<ReadonlySet<string>> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const manifest = JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    await closureOf(Object.keys(manifest.dependencies ?? {}), found);
  }
  return found;
}
