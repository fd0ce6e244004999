import { productDay } from '@portal/contract/application/statement-window';
import type { StatementAccount } from '@portal/contract/application/statement-transactions';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sealedColumns } from '../platform/database/sealed-columns.ts';
import type { Queries } from '../platform/database/index.ts';

/** Rows of an account, alike in all statements: sealed once, since what they say is not compared with anything. */
const account: StatementAccount = {
  account: '4431',
  from: '2026-01-01',
  to: '2026-02-28',
  openingCents: 4_210_00,
  closingCents: 6_691_00,
  proof: 'proven',
  breaksAt: null,
  transactions: Array.from({ length: 6 }, (_, index) => ({
    date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    description: 'CARD SALES',
    cents: 413_50,
    balanceCents: null,
    page: 1,
  })),
};

/**
 * Half of the applications have three statements of two months each, one of them often missing or not adding up; a
 * quarter has a bank connection, the rest has both.
 */
export async function fillStatements(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  { now }: { now: Date },
): Promise<void> {
  await sql`
    create temporary table filling_statement as
    select pg_temp.fill_id('f' || n || ' ' || part) as id, filling.id as application_id, n, part, spread,
      coalesce(submitted_at, created_at) - interval '10 minutes' as uploaded_at,
      (first_month + part * interval '2 months')::date as covered_from,
      (first_month + (part + 1) * interval '2 months' - interval '1 day')::date as covered_to
    from filling cross join generate_series(0, 2) as part, lateral (
      select date_trunc('month', coalesce(submitted_at, created_at) at time zone 'America/Toronto') - interval '6 months' as first_month
    ) as months
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
    from filling_statement`.execute(queries);
  await sql`drop table filling_statement`.execute(queries);
  await sql`
    insert into bank_connection (id, application_id, state, institution, login_hash, covered_from, covered_to,
      connected_at, read_at, ended_at, ended_because)
    select pg_temp.fill_id('k' || n), filling.id, 'read', 'Maple Bank', md5('l' || n),
      (coalesce(submitted_at, created_at) - interval '1 year')::date, (coalesce(submitted_at, created_at))::date,
      created_at, created_at, closed_at, case when closed_at is not null then 'applicationClosed' end
    from filling, lateral (select case when status = 'closed' then submitted_at + interval '6 days' end as closed_at) as ended
    where n % 4 >= 2 and created_at < ${productDay(now)}::date + 1`.execute(queries);
}
