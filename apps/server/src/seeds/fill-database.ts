import { foldForComparison } from '@portal/contract/fields/text';
import { sql } from 'kysely';
import { REFERENCE_ALPHABET, REFERENCE_RANDOM_LENGTH } from '@portal/contract/application/reference';
import { CANADA } from '@portal/contract/constants';
import { productDay } from '@portal/contract/calendar';
import { sealPersonal, toMatchColumns } from '../modules/application/index.ts';
import { settleSomeProofs } from '../modules/work-list/index.ts';
import type { Context } from '../kernel/context.ts';
import { sealedColumns } from '../platform/database/sealed-columns.ts';
import type { Queries, Transaction } from '../platform/database/index.ts';
import { bakery } from './demo-customers.ts';
import { fillEntrance } from './fill-entrance.ts';
import { fillStaffWork } from './fill-staff-work.ts';
import { fillStatements } from './fill-statements.ts';
import { fillTrails } from './fill-trails.ts';
import { filledManagers, type Filling } from './filling.ts';

/**
 * Tables with triggers that update the work list or publish changes; filled with these disabled, then the list is
 * rebuilt.
 */
const tablesWithTriggers = [
  'application',
  'customer',
  'referral',
  'application_event',
  'application_check',
  'application_decision',
  'staff_note',
  'statement_file',
  'statement_reading',
  'statement_account',
  'bank_connection',
] as const;

const firstNames = ['Ana', 'Luc', 'Émilie', 'Noah', 'Fatima', 'Marc-Olivier', 'Priya', 'Théo'];
const lastNames = ['Tremblay', 'Roy', 'Singh', 'Côté', 'Nguyen', 'MacLeod', 'Gagnon', 'Okafor', 'Léger', 'Wong'];
const places = [
  'Boréale',
  'Northshore',
  'Quai 12',
  'Kootenay',
  'Prairie Gold',
  'Belle-Rive',
  'Lakehead',
  'Érable',
  'Tidewater',
  'Saint-Laurent',
  'Plateau',
  'Harbourlight',
];
const trades = [
  'Bakery',
  'Épicerie',
  'Menuiserie',
  'Roasters',
  'Marine Repair',
  'Clinique dentaire',
  'Cold Storage',
  'Meubles',
  'Outfitters',
  'Électrique',
  'Landscaping',
  'Traiteur',
];
const provinces = [
  'QC',
  'QC',
  'QC',
  'QC',
  'ON',
  'ON',
  'ON',
  'ON',
  'BC',
  'BC',
  'AB',
  'AB',
  'NS',
  'NB',
  'MB',
  'SK',
  'NL',
  'PE',
  'YT',
  'NU',
];
const partners = ['Courtage Laurentien', 'Prairie Business Brokers', 'Harbour Capital Advisors'];

const PROOFS_AT_ONCE = 5000;

type Filled = Pick<Context, 'clock' | 'config' | 'database' | 'vault'>;

/** Whether the database was filled before: the same rows cannot be inserted twice. */
export async function isFilled(queries: Queries): Promise<boolean> {
  const { rows } = await sql`select from business where match_key = 'fill 1' limit 1`.execute(queries);
  return rows.length > 0;
}

/**
 * Inserts plausible customers with applications in every status and a year of related rows, in about forty statements
 * regardless of size. Nothing is published, mailed or past its retention, and no reminders go out.
 */
export async function fillDatabase(
  context: Filled,
  { applications, progress }: { applications: number; progress: (what: string) => void },
): Promise<void> {
  const { clock, database } = context;
  const filling = { applications, now: clock.now() };
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    for (const table of tablesWithTriggers) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    await createIds(tx);
    await createPlan(tx, filling);
    await withoutIndexes(tx, "<> 'work_list_entry'", () => fillTables(tx, context, filling, progress));
    for (const table of tablesWithTriggers) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    progress('the work list');
    await withoutIndexes(tx, "= 'work_list_entry'", async () => {
      await sql`
        insert into work_list_entry (application_id, status, language, province, requested_amount, business, search_text,
          partner_id, submitted_at, promised_day, account_manager_email, changed_at, outcome)
        select submitted_application.* from submitted_application
        join filling on filling.id = submitted_application.application_id`.execute(tx);
      progress('proof of revenue');
      while ((await settleSomeProofs(tx, context, PROOFS_AT_ONCE)) === PROOFS_AT_ONCE);
    });
    await sql`drop table filling`.execute(tx);
    await sql`drop function pg_temp.fill_id(timestamptz, text)`.execute(tx);
  });
  progress('statistics');
  await tidyUp(database);
}

async function fillTables(
  tx: Transaction,
  context: Filled,
  filling: Filling,
  progress: (what: string) => void,
): Promise<void> {
  progress('customers and businesses');
  await fillPeople(tx, context, filling);
  progress('applications');
  await fillApplications(tx, context, filling);
  progress('statements');
  await fillStatements(tx, context, filling);
  progress('events');
  await fillEvents(tx);
  progress('staff work');
  await fillStaffWork(tx, context, filling);
  progress('visits, leads and consents');
  await fillEntrance(tx, filling);
  progress('the audit trail, webhooks and emails');
  await fillTrails(tx, context, filling);
  progress('indexes');
}

/**
 * Drops indexes that are not constraints and recreates them after the work: updating them row by row takes far longer.
 */
async function withoutIndexes(tx: Transaction, ofTables: string, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select pg_class.relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisunique and pg_class.relnamespace = 'public'::regnamespace
      and indrelid::regclass::text ${sql.raw(ofTables)}`.execute(tx);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  // Later statements need statistics about the new rows.
  await sql`analyze`.execute(tx);
}

/** Does what autovacuum would eventually do: updates statistics and the visibility map. */
async function tidyUp({ query, kind }: Filled['database']): Promise<void> {
  if (kind === 'pglite') {
    await sql`analyze`.execute(query);
    return;
  }
  await query.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum (analyze)`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

/**
 * Creates a function, for this connection only, that derives version 7 ids from a text and a time, which determines
 * their order.
 */
async function createIds(queries: Queries): Promise<void> {
  await sql`
    create or replace function pg_temp.fill_id(at timestamptz, given text) returns uuid language sql stable parallel safe as $$
      select overlay(overlay(overlay(md5(given)
        placing lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') from 1)
        placing '7' from 13) placing '8' from 17)::uuid
    $$`.execute(queries);
}

/**
 * A row for each application, from which all others derive: a twentieth is being filled in, a seventh has expired, a
 * third is open. All closed ones were closed within the year, so nothing is past its retention.
 */
async function createPlan(queries: Queries, { applications, now }: Filling): Promise<void> {
  const customers = Math.max(1, Math.round((applications * 2) / 3));
  await sql`
    create temporary table filling as
    select n, spread, pg_temp.fill_id(created_at, 'a' || n) as id,
      pg_temp.fill_id(${now}::timestamptz - interval '400 days' + customer * interval '2 minutes', 'c' || customer)
        as customer_id,
      customer, pg_temp.fill_id(created_at, 'd' || n) as business_id, status, created_at, submitted_at,
      case when status = 'closed' then coalesce(submitted_at + interval '6 days', created_at + interval '90 days') end
        as closed_at
    from (
      select n, n % ${customers}::integer as customer, spread, status, created_at,
        case when status <> 'incomplete' and not is_left then created_at + interval '20 minutes' end as submitted_at
      from (
        select n, spread, status, is_left,
          case
            when is_left then ${now}::timestamptz - interval '91 days' - (n / 20 % 88) * interval '1 day'
            when status = 'closed' then ${now}::timestamptz - interval '70 days' - (n / 20 % 200) * interval '1 day'
            when status = 'incomplete' then ${now}::timestamptz - interval '1 day' - (n / 20 % 60) * interval '1 day'
            else ${now}::timestamptz - interval '1 hour' - (n / 20 % 60) * interval '1 day'
          end - spread * interval '11 seconds' as created_at
        from (
          select n, (hashtextextended(n::text, 7) & 4095)::integer as spread, n % 20 >= 17 as is_left,
            case when n % 20 = 0 then 'incomplete' when n % 20 < 3 then 'informationRequired'
              when n % 20 < 8 then 'underReview' else 'closed' end as status
          from generate_series(1, ${applications}::integer) as n
        ) as numbered
      ) as begun
    ) as dated`.execute(queries);
  await sql`create index on filling (id)`.execute(queries);
  await sql`analyze filling`.execute(queries);
}

/** A unique reference such as `F-7K3M-92QX` for each number: the factor is coprime to the number of references. */
const reference = sql`(
  select 'F-' || substr(letters, 1, 4) || '-' || substr(letters, 5) from (
    select string_agg(substr(${sql.lit(REFERENCE_ALPHABET)}, 1 + (div(n::numeric * 7338110057, ${sql.lit(REFERENCE_ALPHABET.length)}::numeric ^ place)
      % ${sql.lit(REFERENCE_ALPHABET.length)})::integer, 1), '') as letters
    from generate_series(0, ${sql.lit(REFERENCE_RANDOM_LENGTH - 1)}) as place) as spelt)`;

const pick = (from: readonly string[], by: string) =>
  sql`(${[...from]}::text[])[1 + (${sql.raw(by)}) % ${sql.lit(from.length)}]`;

async function fillPeople(queries: Queries, { vault }: Filled, { now }: Filling): Promise<void> {
  const { purpose } = sealedColumns['customer.first_name_sealed'];
  const names = firstNames.map((name) => vault.seal(name, purpose));
  await sql`
    insert into customer (id, email, email_folded, first_name_sealed, language, created_at, reminders_stopped_at)
    select distinct on (customer) customer_id, address, address, ${pick(names, 'customer')},
      case when customer % 7 < 3 then 'fr' else 'en' end, created_at, ${now}
    from filling, lateral (select 'person' || customer || '@example.ca' as address) as addressed
    order by customer, created_at`.execute(queries);
  await sql`
    insert into business (id, customer_id, operating_name, legal_name, match_key, street, city, state_code, postal_code,
      country, created_at)
    select business_id, customer_id, ${pick(trades, 'n')} || ' ' || ${pick(places, 'spread')} || ' ' || n,
      n || ' ' || ${pick(places, 'spread')} || ' inc.', 'fill ' || n, n || ' Main Street', 'Montréal',
      ${pick(provinces, 'spread')}, 'H2J 2L4', ${sql.lit(CANADA)}, created_at
    from filling`.execute(queries);
}

/** In a single statement: a transaction cannot use indexes that it created over rows it had changed before. */
async function fillApplications(queries: Queries, { config, vault }: Filled, { now }: Filling): Promise<void> {
  const address = { street: '4517 rue Saint-Denis', city: 'Montréal', stateCode: 'QC', postalCode: 'H2J 2L4' } as const;
  const people = lastNames.map((lastName, index) =>
    sealPersonal(vault, {
      firstName: firstNames[index % firstNames.length] ?? lastName,
      lastName,
      phoneNumber: `(514) 555-01${String(10 + index)}`,
      dateOfBirth: '1984-03-08',
      ...address,
      country: CANADA,
    }),
  );
  await sql`
    insert into application (id, customer_id, business_id, status, outcome, experience_type, created_with, current_step,
      reached_step, structure, funding, age, personal_sealed, revenue_confirmed_at, reference, submitted_at,
      next_contact_day, created_at, updated_at, closed_at, account_manager_name, account_manager_email, reminders_sent,
      reminded_at)
    select filling.id, filling.customer_id, business_id, status,
      case when status = 'closed' and submitted_at is null then 'expired'
        when status = 'closed' then (array['funded', 'declined', 'declined', 'withdrawn'])[1 + n / 20 % 4] end,
      'standard', 'eligibilityCheck', step, step,
      ${JSON.stringify(bakery)}::jsonb || jsonb_build_object('companyName', operating_name, 'legalBusinessName', legal_name,
        'street', street, 'city', city, 'stateCode', state_code, 'postalCode', postal_code, 'country', country),
      jsonb_build_object('requestAmount', 5000 + (spread * 61) % 300 * 1000, 'annualRevenue', 200000 + spread * 100),
      jsonb_build_object('months', 12 + n % 120), ${pick(people, 'n')}, submitted_at,
      case when submitted_at is not null then ${reference} end,
      submitted_at,
      case when submitted_at is not null
        then ${productDay(now)}::date + (case when status = 'closed' then -60 else 18 - n % 25 end) end,
      filling.created_at, coalesce(submitted_at, filling.created_at),
      filling.closed_at, manager, 'manager-' || managed.number || '@lender.example', reminders.sent, reminders.last
    from filling join business on business.id = filling.business_id,
      lateral (select case when status = 'incomplete' then 'revenue' else 'complete' end as step) as stepped,
      lateral (select case when submitted_at is not null and spread % 5 > 0 then n % 5 % ${sql.lit(filledManagers.length)} end
        as number) as managed,
      lateral (select (${[...filledManagers]}::text[])[1 + managed.number] as manager) as named,
      lateral (select count(*) as sent, max(due) as last from (
        select filling.created_at + days * interval '1 day' as due from unnest(${[...config.reminderDays]}::integer[]) as days
        where status = 'incomplete') as planned where due <= ${now}) as reminders`.execute(queries);
  await fillPartners(queries, now);
  const words = lastNames.map((lastName, index) =>
    [firstNames[index % firstNames.length] ?? '', lastName].map((name) =>
      toMatchColumns(vault, { kind: 'nameWord', value: foldForComparison(name) }),
    ),
  );
  await sql`
    insert into match_key (application_id, source_id, kind, value_hash, value_sealed)
    select filling.id, filling.id, 'nameWord', word.value_hash, word.value_sealed
    from filling, jsonb_to_recordset(${JSON.stringify(words)}::jsonb -> (n % ${sql.lit(words.length)})::integer)
      as word (value_hash text, value_sealed text)
    where submitted_at is not null`.execute(queries);
}

async function fillPartners(queries: Queries, now: Date): Promise<void> {
  await sql`
    insert into partner (id, name, name_folded, created_at)
    select pg_temp.fill_id(${now}::timestamptz, 'p' || name), name, lower(name), ${now} from unnest(${partners}::text[]) as name
    on conflict do nothing`.execute(queries);
  await sql`
    insert into referral (id, partner_id, idempotency_key, request_hash, token_hash, token_sealed, shared_fields,
      created_at, expires_at, customer_id, claimed_at, settled_at, application_id)
    select pg_temp.fill_id(filling.created_at, 's' || n), partner.id, 'fill ' || n, md5('h' || n), md5('t' || n), '', '{}', filling.created_at - interval '1 day',
      filling.created_at, customer_id, filling.created_at, filling.created_at, filling.id
    from filling join partner on partner.name = ${pick(partners, 'spread')}
    where n % 9 = 0`.execute(queries);
}

async function fillEvents(queries: Queries): Promise<void> {
  await sql`
    insert into application_event (id, application_id, kind, at, announced_at, staff_name, details)
    select pg_temp.fill_id(happened_at, kind || n), filling.id, kind, happened_at, happened_at, name, details::jsonb
    from filling join application on application.id = filling.id, lateral (values
      ('created', filling.created_at, null, null),
      ('expired', case when filling.submitted_at is null then filling.closed_at end, null, null),
      ('submitted', filling.submitted_at, null, null),
      ('personalDetailsChecked', filling.submitted_at + interval '4 seconds', null, null),
      ('revenueRead', filling.submitted_at + interval '40 seconds', null, null),
      ('transactionsChecked', filling.submitted_at + interval '45 seconds', null, null),
      ('assigned', case when account_manager_name is not null then filling.submitted_at + interval '30 minutes' end,
        account_manager_name, null),
      ('questionAsked', case when application.status = 'informationRequired' then filling.submitted_at + interval '35 minutes' end,
        account_manager_name, null),
      ('contacted', case when n % 3 = 0 and account_manager_name is not null then filling.submitted_at + interval '40 minutes' end,
        account_manager_name, '{"contact":{"kind":"call","outcome":"reached","nextContactDay":null}}'),
      ('closed', case when filling.submitted_at is not null then filling.closed_at end, account_manager_name, null)
    ) as happened (kind, happened_at, name, details)
    where happened_at is not null`.execute(queries);
}
