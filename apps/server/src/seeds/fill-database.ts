import { sql } from 'kysely';
import { REFERENCE_ALPHABET, REFERENCE_RANDOM_LENGTH } from '@portal/contract/application/reference';
import { CANADA } from '@portal/contract/constants';
import { productDay } from '@portal/contract/application/statement-window';
import { sealPersonal } from '../modules/application/index.ts';
import { settleProofs } from '../modules/staff/index.ts';
import type { Context } from '../context.ts';
import { sealedColumns } from '../platform/database/sealed-columns.ts';
import type { Queries } from '../platform/database/index.ts';
import { bakery } from './demo-customers.ts';
import { fillStatements } from './fill-statements.ts';

/** Tables whose rows keep the work list; they are filled without it, and the list at once afterwards. */
const tablesWithTriggers = [
  'application',
  'customer',
  'referral',
  'application_event',
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
const managers = ['Anne Roy', 'Tom Wells', 'Priya Shah', 'Luc Hébert', 'Marc-Olivier Fiset', 'Lena Hoffmann'];
const partners = ['Courtage Laurentien', 'Prairie Business Brokers', 'Harbour Capital Advisors'];

type Filled = Pick<Context, 'clock' | 'database' | 'vault'>;

/** What the statements below share: how many applications, and when now is. */
interface Filling {
  applications: number;
  now: Date;
}

/** Whether it was filled before: the same rows cannot be added twice. */
export async function isFilled(queries: Queries): Promise<boolean> {
  const { rows } = await sql`select from business where match_key = 'fill 1' limit 1`.execute(queries);
  return rows.length > 0;
}

/**
 * Adds believable customers with applications in every status, their statements, bank connections, partners and events,
 * in a dozen statements whatever their number. Nothing of it is announced, mailed or reminded of.
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
    progress('customers and businesses');
    await fillPeople(tx, context, filling);
    progress('applications');
    await fillApplications(tx, context, filling);
    progress('statements');
    await fillStatements(tx, context, filling);
    progress('events');
    await fillEvents(tx);
    for (const table of tablesWithTriggers) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    progress('the work list');
    await sql`
      insert into work_list_entry select submitted_application.* from submitted_application
      join filling on filling.id = submitted_application.application_id`.execute(tx);
    for (const table of [...tablesWithTriggers, 'work_list_entry'] as const)
      await sql`analyze ${sql.table(table)}`.execute(tx);
    await sql`drop table filling`.execute(tx);
    await sql`drop function pg_temp.fill_id(text)`.execute(tx);
  });
  progress('how far revenue is proven');
  while (!(await settleProofs(context, 1)));
}

/** A function for ids in the form of version 7, each of a text. Of this connection alone. */
async function createIds(queries: Queries): Promise<void> {
  await sql`
    create or replace function pg_temp.fill_id(given text) returns uuid language sql immutable parallel safe as $$
      select overlay(overlay(md5(given) placing '7' from 13) placing '8' from 17)::uuid
    $$`.execute(queries);
}

/**
 * One row for each application, from which all the others follow: a twentieth is not submitted, a third is open. What is
 * closed was closed within the year, so that nothing is past its retention.
 */
async function createPlan(queries: Queries, { applications, now }: Filling): Promise<void> {
  await sql`
    create temporary table filling as
    select n, spread,
      -- Of the time, as ids of version 7 are, and of the number.
      (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7' || substr(md5('a' || n), 1, 3)
        || '8' || substr(md5('b' || n), 1, 15))::uuid as id,
      pg_temp.fill_id('c' || (n % greatest(1, ${applications} * 4 / 5))) as customer_id,
      n % greatest(1, ${applications} * 4 / 5) as customer, pg_temp.fill_id('d' || n) as business_id, status, created_at,
      case when status <> 'incomplete' then created_at + interval '20 minutes' end as submitted_at
    from (
      select n, spread, status,
        case status
          when 'closed' then ${now}::timestamptz - interval '70 days' - (n % 200) * interval '1 day'
          when 'incomplete' then ${now}::timestamptz - interval '1 day'
          else ${now}::timestamptz - interval '1 hour' - (n % 60) * interval '1 day'
        end - spread * interval '11 seconds' as created_at
      from (
        select n, (hashtextextended(n::text, 7) & 4095)::integer as spread,
          case when n % 20 = 0 then 'incomplete' when n % 20 < 3 then 'informationRequired'
            when n % 20 < 8 then 'underReview' else 'closed' end as status
        from generate_series(1, ${applications}::integer) as n
      ) as numbered
    ) as dated`.execute(queries);
  await sql`analyze filling`.execute(queries);
}

/** `F-7K3M-92QX` of a number, each of them another one: the factor shares no divisor with the number of references. */
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
    select distinct on (customer_id) customer_id, address, address, ${pick(names, 'customer')},
      case when customer % 7 < 3 then 'fr' else 'en' end, created_at, ${now}
    from filling, lateral (select 'person' || customer || '@example.ca' as address) as addressed
    order by customer_id, created_at`.execute(queries);
  await sql`
    insert into business (id, customer_id, operating_name, legal_name, match_key, street, city, state_code, postal_code,
      country, created_at)
    select business_id, customer_id, ${pick(trades, 'n')} || ' ' || ${pick(places, 'spread')} || ' ' || n,
      n || ' ' || ${pick(places, 'spread')} || ' inc.', 'fill ' || n, n || ' Main Street', 'Montréal',
      ${pick(provinces, 'spread')}, 'H2J 2L4', ${sql.lit(CANADA)}, created_at
    from filling`.execute(queries);
}

async function fillApplications(queries: Queries, { vault }: Filled, { now }: Filling): Promise<void> {
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
      next_contact_day, created_at, updated_at, closed_at, account_manager_name, account_manager_email)
    select filling.id, filling.customer_id, business_id, status,
      case when status = 'closed' then (array['funded', 'declined', 'declined', 'withdrawn'])[1 + n % 4] end,
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
      case when status = 'closed' then submitted_at + interval '6 days' end,
      manager, 'manager-' || n % 5 % ${sql.lit(managers.length)} || '@lender.example'
    from filling join business on business.id = filling.business_id,
      lateral (select case when status = 'incomplete' then 'revenue' else 'complete' end as step) as stepped,
      lateral (select ${pick(managers, 'n % 5')} as manager) as managed`.execute(queries);
  await sql`
    update application set account_manager_name = null, account_manager_email = null
    from filling where filling.id = application.id and (filling.spread % 5 = 0 or filling.status = 'incomplete')`.execute(
    queries,
  );
  await fillPartners(queries, now);
}

async function fillPartners(queries: Queries, now: Date): Promise<void> {
  await sql`
    insert into partner (id, name, name_folded, created_at)
    select pg_temp.fill_id('p' || name), name, lower(name), ${now} from unnest(${partners}::text[]) as name
    on conflict do nothing`.execute(queries);
  await sql`
    insert into referral (id, partner_id, idempotency_key, request_hash, token_hash, token_sealed, shared_fields,
      created_at, expires_at, customer_id, claimed_at, settled_at, application_id)
    select pg_temp.fill_id('s' || n), partner.id, 'fill ' || n, md5('h' || n), md5('t' || n), '', '{}', filling.created_at - interval '1 day',
      filling.created_at, customer_id, filling.created_at, filling.created_at, filling.id
    from filling join partner on partner.name = ${pick(partners, 'spread')}
    where n % 9 = 0`.execute(queries);
}

async function fillEvents(queries: Queries): Promise<void> {
  await sql`
    insert into application_event (id, application_id, kind, at, announced_at, staff_name)
    select pg_temp.fill_id(kind || n), filling.id, kind, happened_at, happened_at, name
    from filling join application on application.id = filling.id, lateral (values
      ('created', filling.created_at, null),
      ('submitted', filling.submitted_at, null),
      ('personalDetailsChecked', filling.submitted_at + interval '4 seconds', null),
      ('revenueRead', filling.submitted_at + interval '40 seconds', null),
      ('assigned', case when account_manager_name is not null then filling.submitted_at + interval '30 minutes' end,
        account_manager_name),
      ('questionAsked', case when application.status = 'informationRequired' then filling.submitted_at + interval '35 minutes' end,
        account_manager_name),
      ('closed', closed_at, account_manager_name)
    ) as happened (kind, happened_at, name)
    where happened_at is not null`.execute(queries);
}
