import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { CORPUS_TODAY, layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import { scanOf } from '@portal/statements/corpus/scans';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type Applicant, fundingBody, renewAccess } from './applicant.ts';
import { readProcessorTimes } from './server-memory.ts';

const CALLS = 300;
const WARM_UP = 60;
const FILES = 6;
const PAGES = 10;
const FILE_MEGABYTES = 8;
const MEGABYTE = 1_048_576;
const SCANNED_PAGES = 2;
const POLL_MS = 1000;
const TICK_MS = 10;

export interface Cost {
  portalMs: number;
  databaseMs: number;
}

export interface Storage {
  databaseBytes: number;
  databaseRows: number;
}

export const costKinds = ['save', 'read', 'staffPage', 'uploadMegabyte', 'textPage', 'scannedPage'] as const;
export type CostKind = (typeof costKinds)[number];
export type Costs = Record<CostKind, Cost>;

interface Measured {
  port: number;
  metricsPort: number;
  databaseUrl: string;
  applicant: Applicant;
  staff: string;
}

function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
}

function postgresMs(postmaster: number): number {
  const children = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/u.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === postmaster ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
  return [postmaster, ...children].reduce((sum, pid) => sum + processorMs(pid), 0);
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  );
  await client.end();
  return Number(rows[0]?.pid);
}

async function costOf(
  { metricsPort, postmaster }: { metricsPort: number; postmaster: number },
  count: number,
  work: () => Promise<void>,
): Promise<Cost & { readerMs: number }> {
  const before = { ...(await readProcessorTimes(metricsPort)), databaseMs: postgresMs(postmaster) };
  await work();
  const after = { ...(await readProcessorTimes(metricsPort)), databaseMs: postgresMs(postmaster) };
  return {
    portalMs: (after.portalMs - before.portalMs) / count,
    databaseMs: (after.databaseMs - before.databaseMs) / count,
    readerMs: (after.readerMs - before.readerMs) / count,
  };
}

export async function measureStorage(databaseUrl: string, applications: number): Promise<Storage> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string; rows: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes, sum(reltuples) filter (where reltuples > 0) as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  await client.end();
  return {
    databaseBytes: Number(rows[0]?.bytes) / applications,
    databaseRows: Number(rows[0]?.rows) / applications,
  };
}

export async function measureCosts(measured: Measured): Promise<Costs> {
  const { port, metricsPort, databaseUrl, staff } = measured;
  let { applicant } = measured;
  const process = { metricsPort, postmaster: await postmasterOf(databaseUrl) };
  const call = async (method: string, path: string, authorization: string, body?: BodyInit) => {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const init = { method, headers: { authorization, ...json }, ...(body === undefined ? {} : { body }) };
    const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, init);
    if (!reply.ok) throw new Error(`${method} ${path} was refused: ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
  const repeated = async (work: () => Promise<unknown>): Promise<Cost> => {
    const times = (count: number) => async () => {
      for (let done = 0; done < count; done += 1) await work();
    };
    await times(WARM_UP)();
    return onlyTimes(await costOf(process, CALLS, times(CALLS)));
  };
  const path = `/api/applications/${applicant.applicationId}`;
  const save = async () => {
    const saved = await call(
      'PUT',
      `${path}/business-funding`,
      applicant.authorization,
      fundingBody(applicant.version),
    );
    applicant.version = Number(saved.version);
  };
  const upload = (files: readonly Buffer[]) => async () => {
    applicant = await renewAccess(port, applicant);
    for (const [index, file] of files.entries()) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), `costs-${String(index)}.pdf`);
      await call('POST', `${path}/statements`, applicant.authorization, body);
    }
    for (;;) {
      applicant = await renewAccess(port, applicant);
      const listed = await call('GET', `${path}/statements`, applicant.authorization);
      const statements = listed.statements as { statementId: string; reading: { state: string } }[];
      if (statements.every(({ reading }) => reading.state !== 'waiting')) break;
      await delay(POLL_MS);
    }
  };
  const costs = {
    save: await repeated(save),
    read: await repeated(() => call('GET', '/api/applications', applicant.authorization)),
    staffPage: await repeated(() => call('GET', '/api/staff/work-list', staff)),
  };
  const large = Array.from({ length: FILES }, (_, index) => pdfOfSize(FILE_MEGABYTES * MEGABYTE, index));
  const uploaded = await costOf(process, FILES * FILE_MEGABYTES, upload(large));
  const texts = await costOf(process, FILES * PAGES, upload(await textFiles()));
  const scans = await costOf(process, SCANNED_PAGES, upload(await scannedFiles()));
  const reading = ({ readerMs }: { readerMs: number }): Cost => ({ portalMs: readerMs, databaseMs: 0 });
  return { ...costs, uploadMegabyte: withoutReading(uploaded), textPage: reading(texts), scannedPage: reading(scans) };
}

/** The readers are threads of the portal, and their pages are counted separately. */
const withoutReading = ({ portalMs, databaseMs, readerMs }: Cost & { readerMs: number }): Cost => ({
  portalMs: portalMs - readerMs,
  databaseMs,
});

const onlyTimes = ({ portalMs, databaseMs }: Cost): Cost => ({ portalMs, databaseMs });

const factsOf = (month: string) => ({
  from: `${month}-01`,
  to: `${month}-28`,
  account: '02782-5094431',
  holder: 'NORTHSHORE BAKERY',
});

function textFiles(): Promise<Buffer[]> {
  const year = CORPUS_TODAY.slice(0, 4);
  return Promise.all(
    Array.from({ length: FILES }, (_, index) =>
      makeStatement(layoutNamed('RBC personal'), factsOf(`${year}-0${String(index + 1)}`), { pages: PAGES }),
    ),
  );
}

async function scannedFiles(): Promise<Buffer[]> {
  const year = CORPUS_TODAY.slice(0, 4);
  const file = await makeStatement(layoutNamed('RBC personal'), factsOf(`${year}-01`), { pages: SCANNED_PAGES });
  return [await scanOf(file, 1)];
}
