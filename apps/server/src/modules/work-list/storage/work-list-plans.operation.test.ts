import { CompiledQuery, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statisticsScopes } from '@portal/contract/staff/statistics';
import { workListDirections, workListOrders, workListViews } from '@portal/contract/staff/work-list-terms';
import { fillDatabase } from '../../../seeds/fill-database.ts';
import { availableDatabases } from '../../../../test/database/databases.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { comparePeriods, statisticsCalendar } from '../actions/statistics-calendar.ts';
import { decisionStatement, funnelStatement, reasonStatement, submissionStatement } from './statistics.ts';
import { recentWordsStatement, wordsStatement } from './name-words.ts';
import { countStatement, pageStatement, type WantedWorkList, type WorkListFilter } from './work-list.ts';

/** Enough for PostgreSQL to prefer an index; the plans are the same for a hundred times as many. */
const APPLICATIONS = 6000;

const searched = { text: 'boreale 24', parts: ['boreale', '24'].map((text) => ({ text, hashes: ['k1.hash'] })) };
const filters: Partial<WorkListFilter>[] = [
  {},
  { status: 'informationRequired' },
  { outcome: 'withdrawn' },
  { language: 'fr' },
  { province: 'NU' },
  { amountFrom: 50_000, amountTo: 52_000 },
  { partnerId: '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21' },
  { submittedFrom: '2026-02-08' },
  { proof: 'notProven' },
  { accountManager: 'manager-1@lender.example' },
  { search: searched },
  { language: 'en', province: 'QC', proof: 'proven', amountFrom: 200_000 },
];

describe.each(availableDatabases().filter((kind) => kind === 'postgres'))(
  'query plans of the work list on %s',
  (kind) => {
    let server: TestServer;

    beforeAll(async () => {
      server = await openTestServer(kind);
      await fillDatabase(server.context, { applications: APPLICATIONS, progress: () => undefined });
    }, 300_000);
    afterAll(() => server.close());

    async function planOf(statement: RawBuilder<unknown>): Promise<string> {
      const { query } = server.context.database;
      const { sql: text, parameters } = statement.compile(query);
      const explained = CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]);
      const { rows } = await query.executeQuery<{ 'QUERY PLAN': string }>(explained);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }

    async function tablesScanned(statement: RawBuilder<unknown>): Promise<string[]> {
      const plan = await planOf(statement);
      expect(plan).toMatch(/work_list_entry|application_created|application_closed_at|One-Time Filter: false/u);
      return [...plan.matchAll(/Seq Scan on (\w+)/gu)].flatMap(([, table = '']) =>
        table === 'partner' ? [] : [table],
      );
    }

    const reader = { email: 'manager-1@lender.example', today: '2026-02-10', zone: 'America/Toronto' } as const;
    const place = { value: '2026-02-11', applicationId: '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10' };

    it.each(workListViews)('no full table scan for %s, whatever the filter and order', async (view) => {
      const scanned = new Map<string, string[]>();
      for (const narrowed of filters) {
        const filter = { view, ...narrowed };
        for (const order of workListOrders) {
          for (const direction of workListDirections) {
            const wanted: WantedWorkList = { filter, reader, order, direction, after: undefined, limit: 51 };
            const after = order === 'promise' ? place : undefined;
            const tables = [
              ...(await tablesScanned(pageStatement(wanted))),
              ...(await tablesScanned(pageStatement({ ...wanted, after }))),
            ];
            if (tables.length > 0) scanned.set(JSON.stringify([filter, order, direction]), tables);
          }
        }
      }
      expect(Object.fromEntries(scanned)).toEqual({});
    });

    it.each(statisticsScopes)('no full table scan for the statistics of 30 days, of %s', async (scope) => {
      const periods = comparePeriods({ from: '2025-10-12', to: '2025-11-10' }, reader.today);
      const calendar = statisticsCalendar(periods, 'ON');
      const { clock, config } = server.context;
      const zone = config.officeTimeZone;
      const wanted = { ...periods, scope, email: reader.email, calendar, zone, now: clock.now() };
      for (const statementOf of [submissionStatement, decisionStatement, reasonStatement, funnelStatement])
        expect([statementOf.name, await tablesScanned(statementOf(wanted))]).toEqual([statementOf.name, []]);
    });

    it('words of names are read by indexes', async () => {
      expect(await planOf(wordsStatement(''))).toMatch(/^(?!.*Seq Scan).*match_key_name_word/su);
      expect(await planOf(recentWordsStatement(server.context.clock.now()))).toMatch(
        /^(?!.*Seq Scan).*work_list_submitted/su,
      );
    });

    it('a search count uses its index', async () => {
      expect(await tablesScanned(countStatement({ view: 'closed', search: searched }, reader))).toEqual([]);
    });
  },
);
