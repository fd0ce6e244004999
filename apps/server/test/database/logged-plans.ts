import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { type PostgresCluster, startPostgresCluster, unprivilegedUser } from './postgres-cluster.ts';

const LOG = 'plans';
const WAIT = { timeout: 120_000, interval: 200 };

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  /** Set if the node returned or filtered out at least `MANY_ROWS` rows of its table. */
  looksAtMany?: true;
  Plans?: PlanNode[];
}

/**
 * Per plan node. In full runs, more than the hundred due rows that a job processes at a time; in ordinary runs, with
 * less data, no rows are due.
 */
const MANY_ROWS = process.env.TEST_FULL === '1' ? 200 : 66;

export interface LoggedPlan {
  statement: string;
  plan: PlanNode;
}

export interface PlanLog {
  readonly cluster: PostgresCluster;
  set(parameter: string, value: string): Promise<void>;
  record(wanted: boolean): Promise<void>;
  take(): Promise<LoggedPlan[]>;
  stop(): Promise<void>;
}

export async function startPlanLog(programs: string): Promise<PlanLog> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-plans-'));
  const owner = await unprivilegedUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const further = [
    'shared_preload_libraries=auto_explain',
    'auto_explain.log_nested_statements=on',
    'auto_explain.log_format=json',
    'auto_explain.log_analyze=on',
    'auto_explain.log_timing=off',
    'logging_collector=on',
    'log_destination=jsonlog',
    `log_directory=${folder}`,
    `log_filename=${LOG}.log`,
    'log_rotation_age=0',
    'log_rotation_size=0',
  ];
  const cluster = await startPostgresCluster(programs, { further });
  let read = 0;
  const set = async (parameter: string, value: string) => {
    await cluster.execute(`alter system set ${parameter} = '${value}'`);
    await cluster.execute('select pg_reload_conf()');
    await vi.waitFor(async () => {
      if (!(await isSet(cluster, parameter, value))) throw new Error(`${parameter} is not set yet`);
    }, WAIT);
  };
  return {
    cluster,
    set,
    record: (wanted) => set('auto_explain.log_min_duration', wanted ? '0' : '-1'),
    take: async () => {
      const lines = await linesUpToNow(cluster, path.join(folder, `${LOG}.json`));
      const fresh = lines.slice(read);
      read = lines.length;
      const plans = fresh.flatMap(planIn);
      return [...new Map(plans.map((each) => [JSON.stringify(each), each])).values()];
    },
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function isSet(cluster: PostgresCluster, parameter: string, value: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ setting: string }>('select setting from pg_settings where name = $1', [
      parameter,
    ]);
    return rows[0]?.setting === value;
  } finally {
    await client.end();
  }
}

/** Another process writes the log: a message of our own marks that everything before it is there. */
async function linesUpToNow(cluster: PostgresCluster, file: string): Promise<string[]> {
  const mark = randomUUID();
  await cluster.execute(`do $$ begin raise log '${mark}'; end $$`);
  return vi.waitFor(async () => {
    const text = await readFile(file, 'utf8');
    if (!text.includes(mark)) throw new Error('The log is not written yet');
    return text.split('\n').slice(0, -1);
  }, WAIT);
}

function planIn(line: string): LoggedPlan[] {
  const { message } = JSON.parse(line) as { message?: string };
  const found = /^duration: .* plan:\n(?<json>.*)$/su.exec(message ?? '')?.groups?.json;
  if (found === undefined) return [];
  const { 'Query Text': statement, Plan } = JSON.parse(found) as { 'Query Text': string; Plan: PlanNode };
  // Costs vary between executions of the same plan.
  return [{ statement: statement.replaceAll(/\s+/gu, ' ').trim(), plan: essentials(Plan) }];
}

function essentials(node: PlanNode): PlanNode {
  const { 'Relation Name': relation, 'Index Name': index, 'Index Cond': condition, Plans } = node;
  return {
    'Node Type': node['Node Type'],
    ...(relation !== undefined && { 'Relation Name': relation }),
    ...(index !== undefined && { 'Index Name': index }),
    ...(condition !== undefined && { 'Index Cond': condition }),
    ...(rowsOf(node) >= MANY_ROWS && { looksAtMany: true as const }),
    ...(Plans !== undefined && { Plans: Plans.map(essentials) }),
  };
}

function rowsOf(node: PlanNode): number {
  return ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0);
}

export function tablesLookedThrough({ looksAtMany, 'Relation Name': table, Plans = [] }: PlanNode): string[] {
  return [...(looksAtMany && table !== undefined ? [table] : []), ...Plans.flatMap(tablesLookedThrough)];
}

/**
 * Tables that a plan reads completely, by sequential or full index scan. Full scans of partial indexes are fine: that
 * is their purpose.
 */
export function tablesReadWhole(plan: PlanNode, partialIndexes: ReadonlySet<string>, isLimited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = '' } = plan;
  const isWholeIndex = plan['Index Cond'] === undefined && !isLimited && !partialIndexes.has(index);
  const isWhole = type === 'Seq Scan' || (/^Index (?:Only )?Scan$/u.test(type) && isWholeIndex);
  const inner = (plan.Plans ?? []).flatMap((each) =>
    tablesReadWhole(each, partialIndexes, isLimited || type === 'Limit'),
  );
  return [...(isWhole && table !== undefined ? [table] : []), ...inner];
}
