import { createHash } from 'node:crypto';
import { addMonths, type Month, productDay } from '@portal/contract/calendar';
import { listStatements, uploadStatement } from '@portal/contract/operations/revenue';
import { listTransactions } from '@portal/contract/operations/staff';
import { expect } from 'vitest';
import { readConfig } from '../../src/config/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { type RemoteBrowser, withRetries } from '../remote-browser.ts';
import { layoutNamed } from '@portal/statements/corpus/corpus';
import { type DrawnAccount, drawStatement, sumsOf } from '@portal/statements/corpus/draw-statement';
import { makeStory } from '@portal/statements/corpus/stories';
import { tableFormNamed } from '@portal/statements/corpus/tables';

/** Enough that reading takes a good part of a second of processor time, but not so long that it is postponed. */
const ROWS = 400;
export interface LongStatement {
  content: Buffer;
  sha256: string;
  cents: number[];
}

export function drawLongStatements(months: number): Promise<LongStatement[]> {
  const now = productDay(new Date()).slice(0, 7);
  return Promise.all(
    Array.from({ length: months }, (_, index) => drawLongStatement(addMonths(now, -1 - index), index)),
  );
}

async function drawLongStatement(month: Month, seed: number): Promise<LongStatement> {
  const [form, openingCents] = [tableFormNamed('RBC personal'), 1_000_000];
  const days = { from: `${month}-01`, to: `${month}-28` };
  const rows = makeStory({ seed: seed + 1, business: 'bakery', language: 'en', rows: ROWS, openingCents, ...days });
  const sums = sumsOf({ openingCents, rows });
  const facts = { ...days, account: '02782-5094431', holder: 'NORTHSHORE BAKERY', sums };
  const account: DrawnAccount = { form, layout: layoutNamed(form.layout), openingCents, rows, facts };
  const content = await drawStatement({ accounts: [account] });
  return {
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    cents: rows.map(({ cents }) => cents),
  };
}

export interface RowsTest {
  origin: string;
  browser: RemoteBrowser;
  applicationId: string;
  staffKey: string;
}

export async function sendAll(
  { browser, applicationId }: Pick<RowsTest, 'browser' | 'applicationId'>,
  statements: readonly LongStatement[],
): Promise<void> {
  const send = ({ content }: LongStatement, index: number) =>
    browser.upload(uploadStatement, { params: { applicationId }, fileName: `statement-${String(index)}.pdf`, content });
  await Promise.all(statements.map(send));
}

export async function countUnread({ browser, applicationId }: Pick<RowsTest, 'browser' | 'applicationId'>) {
  const { statements } = await browser.call(listStatements, { params: { applicationId } });
  return statements.filter(({ reading }) => reading.state === 'waiting').length;
}

const readers = { text: 'read-(?:slow-)?statement', pictures: 'read-statement-pictures' } as const;

export async function isReading(metricsUrl: string, reads: keyof typeof readers = 'text'): Promise<boolean> {
  const metrics = await fetch(metricsUrl).then(
    (response) => response.text(),
    () => '',
  );
  return new RegExp(`^portal_jobs\\{kind="${readers[reads]}",state="active"\\} [1-9]`, 'mu').test(metrics);
}

/**
 * Number of a customer's read statements, from the database itself. The server of an embedded database must have ended.
 */
export async function countReadings(environment: Record<string, string>, email: string): Promise<number> {
  const logger = createLogger({ level: 'silent' });
  const database = await openDatabase(readConfig(environment), { clock: systemClock, logger });
  try {
    const rows = await database.query
      .selectFrom('statement_reading')
      .innerJoin('statement_file', 'statement_file.id', 'statement_reading.statement_id')
      .innerJoin('application', 'application.id', 'statement_file.application_id')
      .innerJoin('customer', 'customer.id', 'application.customer_id')
      .select('statement_id')
      .where('customer.email', '=', email)
      .execute();
    return rows.length;
  } finally {
    await database.close();
  }
}

export async function expectReadOnce(
  { origin, browser, applicationId, staffKey }: RowsTest,
  statements: readonly LongStatement[],
  quiet: { timeout: number; interval: number },
): Promise<void> {
  const list = () => withRetries(() => browser.call(listStatements, { params: { applicationId } }));
  await withRetries(() => browser.renew());
  await expect
    .poll(async () => (await list()).statements.map(({ reading }) => reading.state), quiet)
    .toEqual(statements.map(() => 'read'));
  const found = (await list()).statements;
  expect(found.map(({ sha256 }) => sha256).sort()).toEqual(statements.map(({ sha256 }) => sha256).sort());
  for (const { statementId, sha256 } of found) {
    const path = listTransactions.path.replace('{applicationId}', applicationId).replace('{statementId}', statementId);
    const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${staffKey}` } });
    const { accounts } = listTransactions.response.parse(await response.json());
    expect(
      accounts.map(({ proof, transactions }) => ({ proof, cents: transactions.map(({ cents }) => cents) })),
    ).toEqual([{ proof: 'proven', cents: statements.find((each) => each.sha256 === sha256)?.cents }]);
  }
}
