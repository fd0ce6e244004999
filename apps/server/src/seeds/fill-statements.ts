import type { StatementAccount } from '@portal/contract/application/statements/statement-transactions';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { sealedColumns } from '../platform/database/sealed-columns.ts';
import type { Queries } from '../platform/database/index.ts';

/** All statements have the same rows, encrypted once, because their contents do not matter. */
const account: Omit<StatementAccount, 'pageGap'> = {
  account: '4431',
  from: '2026-01-01',
  to: '2026-02-28',
  openingCents: 4_210_00,
  closingCents: 6_691_00,
  proof: 'proven',
  breaksAt: null,
  doubt: null,
  transactions: Array.from({ length: 6 }, (_, index) => ({
    date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    description: 'CARD SALES',
    cents: 413_50,
    balanceCents: null,
    page: 1,
  })),
};

/** Just under the 90 days for which bank data is kept after closing, so that none is past its retention. */
const bankDataPeriod = sql`interval '89 days'`;

/**
 * Three quarters of the applications have statements, for one or two months, often with a missing statement or totals
 * that do not add up; half have a bank connection.
 */
export async function fillStatements(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  { now }: { now: Date },
): Promise<void> {
  await sql`
    create temporary table filling_statement as
    select pg_temp.fill_id(uploaded_at, 'f' || n || ' ' || part) as id, filling.id as application_id, n, part, spread,
      uploaded_at, closed_at,
      (first_month + part * months_each * interval '1 month')::date as covered_from,
      (first_month + (part + 1) * months_each * interval '1 month' - interval '1 day')::date as covered_to
    from filling,
      lateral (select 1 + n / 4 % 2 as months_each, coalesce(submitted_at, created_at) - interval '10 minutes' as uploaded_at) as timed,
      lateral (select date_trunc('month', uploaded_at at time zone 'America/Toronto') - interval '6 months' as first_month) as begun,
      lateral generate_series(0, 6 / months_each - 1) as part
    where n % 4 < 3 and not (part = 2 and spread % 11 = 0)`.execute(queries);
  await sql`
    insert into statement_file (id, application_id, file_name, size_bytes, sha256, storage_key, uploaded_at)
    select id, application_id, 'statement-' || part + 1 || '.pdf', 80000 + spread, md5('f' || id) || md5('g' || id),
      'filled/' || id, uploaded_at
    from filling_statement`.execute(queries);
  await sql`
    insert into statement_reading (statement_id, state, reason, bank, is_credit_card, periods, pages, read_at)
    select id, 'read', null, 'rbc', false,
      jsonb_build_array(jsonb_build_object('account', md5(application_id::text), 'from', covered_from, 'to', covered_to)),
      3, uploaded_at + interval '30 seconds'
    from filling_statement`.execute(queries);
  await sql`
    insert into statement_account (statement_id, position, proof, rows_sealed)
    select id, 0, case when (spread + part) % 13 = 0 then 'notProven' when (spread + part) % 41 = 0 then 'notRead' else 'proven' end,
      ${vault.seal(JSON.stringify(account), sealedColumns['statement_account.rows_sealed'].purpose)}
    from filling_statement where closed_at is null or closed_at > ${now}::timestamptz - ${bankDataPeriod}`.execute(
    queries,
  );
  await sql`drop table filling_statement`.execute(queries);
  await sql`
    insert into bank_connection (id, application_id, state, institution, login_hash, covered_from, covered_to,
      connected_at, read_at, ended_at, ended_because)
    select pg_temp.fill_id(created_at, 'k' || n), filling.id, 'read', 'Maple Bank', md5('l' || n),
      (coalesce(submitted_at, created_at) - interval '1 year')::date, (coalesce(submitted_at, created_at))::date,
      created_at, created_at, closed_at, case when closed_at is not null then 'applicationClosed' end
    from filling
    where n % 4 >= 2 and (closed_at is null or closed_at > ${now}::timestamptz - ${bankDataPeriod})`.execute(queries);
}
