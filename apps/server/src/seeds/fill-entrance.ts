import { consentTextVersions, type ConsentKind } from '@portal/contract/consent';
import { sql } from 'kysely';
import type { Queries } from '../platform/database/index.ts';
import type { Filling } from './filling.ts';

export async function fillEntrance(queries: Queries, { applications, now }: Filling): Promise<void> {
  await fillContacts(queries, applications, now);
  await fillConsents(queries);
  await sql`
    insert into lead (id, email, email_folded, language, months_in_business, annual_revenue, reasons, created_at,
      write_on, written_at, announced_at)
    select pg_temp.fill_id(at, 'l' || n), address, address, case when n % 5 < 2 then 'fr' else 'en' end, 2 + n % 4,
      case when n % 3 = 0 then 60000 else 240000 end,
      case when n % 3 = 0 then array['timeInBusiness', 'annualRevenue'] else array['timeInBusiness'] end, at,
      case when n % 3 > 0 then (at + interval '120 days')::date end,
      case when n % 3 > 0 and at < ${now}::timestamptz - interval '120 days' then at + interval '120 days' end, at
    from generate_series(1, ${applications}::integer / 5) as n,
      lateral (select ${now}::timestamptz - n % 364 * interval '1 day' - n % 1440 * interval '1 minute' as at,
        'lead' || n || '@example.ca' as address) as dated`.execute(queries);
  await sql`
    update lead set came_back_at = lead.created_at + interval '100 days' where written_at is not null
      and hashtextextended(email, 3) % 4 = 0`.execute(queries);
  await fillSessions(queries, now);
  await fillVerifications(queries, applications, now);
}

async function fillContacts(queries: Queries, applications: number, now: Date): Promise<void> {
  await sql`
    update customer set contact_id = 'C-' || customer from filling
    where filling.customer_id = customer.id and filling.n = filling.customer and filling.n % 20 = 3`.execute(queries);
  await sql`
    insert into customer (id, email, email_folded, language, created_at, contact_id, reminders_stopped_at)
    select pg_temp.fill_id(${now}::timestamptz - interval '401 days', 'm' || n), address, address, 'en',
      ${now}::timestamptz - interval '401 days', 'M-' || n, ${now}
    from generate_series(1, ${applications}::integer / 20) as n, lateral (select 'contact' || n || '@example.ca' as address) as addressed`.execute(
    queries,
  );
}

async function fillConsents(queries: Queries): Promise<void> {
  const version = (kind: ConsentKind) => sql`(${kind}::text, ${consentTextVersions[kind]}::text)`;
  const consent = sql`insert into consent (id, kind, text_version, language, email_folded, customer_id, application_id,
    client_address, given_at)`;
  await sql`${consent}
    select pg_temp.fill_id(created_at, kind || n), kind, text_version, 'en', 'person' || customer || '@example.ca', customer_id,
      null, '203.0.113.7', created_at
    from filling, lateral (values ${version('terms')}) as given (kind, text_version)`.execute(queries);
  await sql`${consent}
    select pg_temp.fill_id(submitted_at, kind || n), kind, text_version, 'en', 'person' || customer || '@example.ca', customer_id,
      id, '203.0.113.7', submitted_at
    from filling, lateral (values ${version('softCreditCheck')}, ${version('declaration')}) as given (kind, text_version)
    where submitted_at is not null`.execute(queries);
}

async function fillSessions(queries: Queries, now: Date): Promise<void> {
  await sql`
    insert into known_browser (id, token_hash, email_folded, created_at, last_seen_at)
    select distinct on (customer) pg_temp.fill_id(created_at, 'w' || customer), md5('v' || customer),
      'person' || customer || '@example.ca', created_at - interval '92 days', created_at - interval '92 days'
    from filling order by customer, created_at desc`.execute(queries);
  await sql`
    insert into session (id, customer_id, remember_me, created_at, last_active_at, idle_ends_at, ends_at)
    select pg_temp.fill_id(created_at, 'u' || n), customer_id, true, created_at, created_at, created_at + interval '30 days',
      created_at + interval '30 days'
    from filling where created_at > ${now}::timestamptz - interval '36 days'`.execute(queries);
  await sql`
    insert into refresh_token (token_hash, session_id, created_at, spent_at)
    select md5('x' || n) || turn, pg_temp.fill_id(filling.created_at, 'u' || n), filling.created_at,
      case when turn < 4 then ${now}::timestamptz - interval '1 hour' end
    from filling cross join generate_series(1, 4) as turn
    where filling.created_at > ${now}::timestamptz - interval '36 days'`.execute(queries);
}

async function fillVerifications(queries: Queries, applications: number, now: Date): Promise<void> {
  await sql`
    insert into verification_request (id, purpose, email, email_folded, pending_hash, language, link_hash, sends,
      resend_available_at, created_at, expires_at)
    select pg_temp.fill_id(at, 'y' || n), 'login', address, address, md5('pending' || n), 'en', md5('link' || n), 1, at, at,
      at + interval '1 day'
    from generate_series(1, ${applications}::integer / 10) as n,
      lateral (select ${now}::timestamptz - n % 1200 * interval '1 minute' as at, 'person' || n || '@example.ca' as address) as dated`.execute(
    queries,
  );
  await sql`
    insert into spent_link (link_hash, verification_request_id, spent_at)
    select md5('spent' || id), id, created_at from verification_request where pending_hash in (
      select md5('pending' || n) from generate_series(1, ${applications}::integer / 10, 2) as n)`.execute(queries);
  await sql`
    insert into rate_event (id, kind, subject_hash, at)
    select pg_temp.fill_id(at, 'r' || n), 'sendToAddress', md5('subject' || n), at
    from generate_series(1, ${applications}::integer / 5) as n,
      lateral (select ${now}::timestamptz - n % 600 * interval '1 second' as at) as dated`.execute(queries);
}
