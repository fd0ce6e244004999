import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

const MOST_FILES = 8;
/** Three programs are compiled, on a machine that may be busy with other tests. */
const SLOWEST_MS = 600_000;
const HEADING = '## A new field';

interface Edit {
  kind: string;
  path: string;
  lines: string[];
}

/** The blocks of CONTRIBUTING.md that say which file they change. */
async function readEdits(): Promise<Edit[]> {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = text.split(/^(?=## )/mu).find((part) => part.startsWith(HEADING)) ?? '';
  return [...section.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gmsu)].map(([, kind = '', path = '', body = '']) => ({
    kind,
    path,
    lines: body.split('\n').slice(0, -1),
  }));
}

/** Adds each line that starts with `+` after the line above it. Throws where that line is not in the text. */
function applyEdit(text: string, { path, lines }: Edit): string {
  const rows = text.split('\n');
  let place = 0;
  for (const line of lines) {
    const content = line.slice(1);
    if (line.startsWith('+')) {
      rows.splice(place, 0, content);
    } else {
      place = rows.indexOf(content, place);
      if (place === -1) throw new Error(`${path} has no line "${content}"`);
    }
    place += 1;
  }
  return rows.join('\n');
}

let copy = '';

/** A copy of the sources; packages of others are linked, ours are those of the copy. */
async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worked-example-'));
  const isSource = (path: string) => !/[\\/](?:node_modules|dist|\.cache)(?:[\\/]|$)/u.test(path.slice(root.length));
  for (const name of ['apps', 'packages', 'scripts', 'package.json', 'tsconfig.base.json'])
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });

  await linkPackages('node_modules', folder);
  for (const app of ['portal', 'server']) await linkPackages(`apps/${app}/node_modules`, folder);
  await cp(join(root, 'node_modules/@portal'), join(folder, 'node_modules/@portal'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
}

async function linkPackages(name: string, folder: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  for (const entry of await readdir(join(root, name)).catch(() => []))
    if (entry !== '@portal') await symlink(join(root, name, entry), join(folder, name, entry));
}

/** Runs Node in the copy. @returns what it wrote where it failed, else nothing */
function runNode(...given: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, given, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : output || `exit ${String(code)}`));
  });
}

/** Compiles the product's files of a project; the tests need values of their own for a new field. */
async function compile(project: string): Promise<string> {
  const config = join(copy, project, 'tsconfig.product.json');
  const own = JSON.parse(await readFile(join(copy, project, 'tsconfig.json'), 'utf8')) as { include: string[] };
  const include = own.include.filter((each) => each === 'src' || each.endsWith('.d.ts'));
  const settings = { extends: './tsconfig.json', include, exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'] };
  await writeFile(config, JSON.stringify(settings));
  return runNode(join(root, 'node_modules/typescript/bin/tsc'), '--project', config);
}

beforeAll(async () => {
  copy = await copyTree();
}, SLOWEST_MS);

afterAll(() => rm(copy, { recursive: true, force: true }), SLOWEST_MS);

test(
  'the field of the worked example compiles, and changes no more files than it says',
  async () => {
    const edits = await readEdits();
    expect(new Set(edits.map(({ path }) => path)).size).toBe(edits.length);
    expect(edits.length).toBeGreaterThan(1);
    expect(edits.length).toBeLessThanOrEqual(MOST_FILES);
    for (const edit of edits) {
      const file = join(copy, edit.path);
      await mkdir(dirname(file), { recursive: true });
      const text = edit.kind === 'diff' ? applyEdit(await readFile(file, 'utf8'), edit) : edit.lines.join('\n');
      await writeFile(file, text);
    }
    if (existsSync(join(copy, 'scripts/tasks/types.ts'))) expect(await runNode('scripts/tasks/types.ts')).toBe('');
    const [contract, portal] = await Promise.all([compile('packages/contract'), compile('apps/portal')]);
    expect([contract, portal, await compile('apps/server')]).toEqual(['', '', '']);
  },
  SLOWEST_MS,
);
