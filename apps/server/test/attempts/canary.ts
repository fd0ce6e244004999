import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/index.ts';
import type { TestServer } from '../test-context.ts';

const BITS_OF_A_BYTE = 8;
const BITS_OF_A_LETTER = 6;
/** The bank sandbox stores what a bank stores; it is not part of the product. */
const OF_THE_BANK = 'bank-sandbox.json';

/** Base64 forms of a text inside a longer one: only the characters that do not depend on the neighbouring bytes. */
function base64Forms(text: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from(' '.repeat(before) + text);
    const first = Math.ceil((before * BITS_OF_A_BYTE) / BITS_OF_A_LETTER);
    const last = Math.floor((bytes.length * BITS_OF_A_BYTE) / BITS_OF_A_LETTER);
    return (['base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding).slice(first, last));
  });
}

/** Every form in which a secret could leak: each spelling as text, base64 and hex. */
export function formsOf(...spellings: string[]): string[] {
  return [...new Set(spellings.flatMap((each) => [each, ...base64Forms(each), Buffer.from(each).toString('hex')]))];
}

export function spellingsOf(digits: string, groups: readonly number[]): string[] {
  let start = 0;
  const parts = groups.map((length) => digits.slice(start, (start += length)));
  return [digits, parts.join(' '), parts.join('-')];
}

export async function dumpOf({ query }: Database): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(query);
  const texts: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.id(schema, name)} as each`.execute(query);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

async function filesUnder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== OF_THE_BANK);
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return `${file}\n${await readFile(file, 'latin1')}`;
  });
  return (await Promise.all(texts)).join('\n');
}

export const searchedPlaces = ['log', 'database', 'answers', 'mails', 'files', 'metrics'] as const;
type SearchedPlace = (typeof searchedPlaces)[number];

/** Any random id or hash may contain a few digits: a number counts as leaked only without hex digits around it. */
function holds(text: string, form: string): boolean {
  return /^\d+$/u.test(form) ? new RegExp(`(?<![\\da-f.])${form}(?![\\da-f])`, 'iu').test(text) : text.includes(form);
}

export interface CanarySearcher {
  read(): Promise<Record<SearchedPlace, string>>;
  find(forms: readonly string[]): Promise<string[]>;
}

export function openCanarySearcher(server: TestServer, log: readonly string[]): CanarySearcher {
  const responses: string[] = [];
  const { app, context, inbox } = server;
  const inject = app.inject.bind(app) as (options: object) => Promise<{ headers: object; body: string }>;
  app.inject = (async (options: object) => {
    const response = await inject(options);
    responses.push(JSON.stringify(response.headers), response.body);
    return response;
  }) as typeof app.inject;

  const read: CanarySearcher['read'] = async () => ({
    log: log.join('\n'),
    database: await dumpOf(context.database),
    answers: responses.join('\n'),
    mails: JSON.stringify(inbox.mails),
    files: await filesUnder(context.config.dataDir),
    metrics: (await server.metrics?.read()) ?? '',
  });
  return {
    read,
    find: async (forms) => {
      const places = Object.entries(await read());
      return places.flatMap(([place, text]) =>
        forms.filter((form) => holds(text, form)).map((form) => `${place}: ${form}`),
      );
    },
  };
}
