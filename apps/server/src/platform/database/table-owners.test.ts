import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { tableOwners } from './schema.ts';

type Table = keyof typeof tableOwners;

interface Crossing {
  by: string;
  tables: readonly Table[] | 'any';
  reason: string;
}

/** Places where a query of one module reads another module's table. */
const crossings: readonly Crossing[] = [
  { by: 'privacy/storage/', tables: 'any', reason: 'erases, retains, exports and audits the rows of every module' },
  { by: 'contacts/storage/', tables: 'any', reason: 'finds contacts by the rows of every module, and merges them' },
  {
    by: 'webhook/storage/',
    tables: ['application_event', 'application', 'lead'],
    reason: 'an event and its deliveries are one statement, so that none is lost or out of order',
  },
  {
    by: 'work-list/storage/',
    tables: [
      'application',
      'application_decision',
      'application_event',
      'business',
      'customer',
      'match_key',
      'partner',
    ],
    reason: 'a page of the list, and each count, is one statement over all of them',
  },
  {
    by: 'work-list/storage/reminders.ts',
    tables: ['lead'],
    reason: 'reminders of applications and of leads are one list, with their names',
  },
  {
    by: 'application/storage/',
    tables: ['customer', 'consent'],
    reason: 'an application is read with what decides about it, in one statement',
  },
  { by: 'eligibility/storage/', tables: ['customer'], reason: 'leads do not get mails that a customer has stopped' },
];

const modulesFolder = fileURLToPath(new URL('../../modules/', import.meta.url));

const tableCalls = /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|table|\w+Join)$/u;
const tableInSql = /(?<=\b(?:from|join|update|into|using)\s+|\bfrom\s+\w+(?:\s+as\s+\w+)?,\s*)[a-z_]+\b/gu;

function isTable(name: string): name is Table {
  return name in tableOwners;
}

function tablesOf(source: string): Set<Table> {
  const found = new Set<string>();
  const take = (text: string) => {
    for (const [table] of text.matchAll(tableInSql)) found.add(table);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      if (tableCalls.test(node.expression.name.text) && first && ts.isStringLiteralLike(first))
        found.add(first.text.split(' ')[0] ?? '');
    }
    if (ts.isStringLiteralLike(node)) take(node.text);
    if (ts.isTemplateExpression(node))
      take([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('$'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return new Set([...found].filter(isTable));
}

const queries = globSync('**/*.ts', { cwd: modulesFolder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, tables: tablesOf(readFileSync(`${modulesFolder}${file}`, 'utf8')) }));

const foreign = queries.flatMap(({ file, tables }) =>
  [...tables].filter((table) => tableOwners[table] !== file.split('/')[0]).map((table) => ({ file, table })),
);

function isOf({ by, tables }: Omit<Crossing, 'reason'>, { file, table }: (typeof foreign)[number]): boolean {
  return file.startsWith(by) && (tables === 'any' || tables.includes(table));
}

test('a module queries only its own tables, except where a reason is given', () => {
  expect(foreign.filter((query) => !crossings.some((crossing) => isOf(crossing, query)))).toEqual([]);
});

const imported = Map.groupBy(
  globSync('*/**/*.ts', { cwd: modulesFolder })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(`${modulesFolder}${file}`, 'utf8').matchAll(/from '(?:\.\.\/)+([a-z-]+)\/index\.ts'/gu)].map(
        ([, to = '']) => ({ from: file.split('/')[0] ?? '', to }),
      ),
    ),
  ({ from }) => from,
);

function isAbove(above: string, below: string, seen = new Set<string>()): boolean {
  const next = [...new Set((imported.get(above) ?? []).map(({ to }) => to))].filter((module) => !seen.has(module));
  for (const module of next) seen.add(module);
  return next.includes(below) || next.some((module) => isAbove(module, below, seen));
}

test('no module queries what a module above it owns', () => {
  expect(isAbove('privacy', 'application')).toBe(true);
  expect(foreign.filter(({ file, table }) => isAbove(tableOwners[table], file.split('/')[0] ?? ''))).toEqual([]);
});

test('every exception is used', () => {
  const unused = crossings.flatMap(({ by, tables }) =>
    tables === 'any'
      ? [{ by, used: foreign.some(({ file }) => file.startsWith(by)) }]
      : tables.map((table) => ({ by, table, used: foreign.some((query) => isOf({ by, tables: [table] }, query)) })),
  );
  expect(unused.filter(({ used }) => !used)).toEqual([]);
});

test('every table is queried by its owner', () => {
  const owned = new Set(
    queries.flatMap(({ file, tables }) => [...tables].map((table) => `${file.split('/')[0]} ${table}`)),
  );
  const isQueried = (table: string, owner: string) => owner === 'platform' || owned.has(`${owner} ${table}`);
  expect(Object.entries(tableOwners).filter(([table, owner]) => !isQueried(table, owner))).toEqual([]);
});
