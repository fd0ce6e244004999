import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { sealedColumns } from '../platform/database/sealed-columns.ts';
import type { Queries } from '../platform/database/index.ts';
import { filledManagers, type Filling } from './filling.ts';

const audited = [
  ['Staff_GetApplication', '30 minutes'],
  ['Staff_AssignApplication', '31 minutes'],
  ['Staff_GetCashFlow', '32 minutes'],
  ['Staff_GetCreditReport', '33 minutes'],
  ['Staff_GetApplication', '1 day'],
  ['Staff_LogContact', '25 hours'],
  ['Staff_DecideApplication', '6 days'],
] as const;

export async function fillTrails(queries: Queries, { vault }: Pick<Context, 'vault'>, { now }: Filling): Promise<void> {
  const calls = audited.map(([operation, later]) => sql`(${operation}::text, ${later}::interval)`);
  await sql`
    insert into audit_entry (id, person_id, operation, row_id, request_id, status, at)
    select pg_temp.fill_id(submitted_at + later, operation || n), staff_person.id, operation, filling.id, 'filled-' || n, 200,
      submitted_at + later
    from filling
      join staff_person on staff_person.email = 'manager-' || n % ${sql.lit(filledManagers.length)} || '@lender.example',
      lateral (values ${sql.join(calls)}) as called (operation, later)
    where submitted_at is not null and submitted_at + later < ${now}`.execute(queries);
  await fillDeliveries(queries, vault, now);
  await sql`
    insert into sent_mail (message_id, sent_at)
    select '<filled-' || n || '-' || part || '@lender.example>', submitted_at
    from filling cross join generate_series(1, 3) as part
    where submitted_at > ${now}::timestamptz - interval '29 days'`.execute(queries);
  await sql`
    insert into idempotency_key (customer_id, key, operation, request_hash, answer_sealed, created_at)
    select customer_id, 'filled-' || n, 'Application_SubmitApplication', md5('h' || n),
      ${vault.seal('{}', sealedColumns['idempotency_key.answer_sealed'].purpose)}, ${now}::timestamptz - interval '1 hour'
    from filling where n % 50 = 8`.execute(queries);
  await sql`
    insert into privacy_request (id, customer_id, kind, text_sealed, asked_at, outcome, answer_sealed, answered_at, answered_by)
    select pg_temp.fill_id(created_at, 'o' || n), customer_id, 'correction',
      ${vault.seal('The street is misspelt.', sealedColumns['privacy_request.text_sealed'].purpose)}, created_at, 'done',
      ${vault.seal('It is corrected.', sealedColumns['privacy_request.answer_sealed'].purpose)},
      created_at + interval '1 day', ${filledManagers[0]}
    from filling where n % 100 = 9`.execute(queries);
}

/** Deliveries of the last months to a webhook that has since been removed, so that nothing is sent to it. */
async function fillDeliveries(queries: Queries, vault: Context['vault'], now: Date): Promise<void> {
  await sql`
    insert into webhook_endpoint (id, url, secret_sealed, created_at, removed_at)
    select pg_temp.fill_id(${now}, 'webhook'), 'https://hooks.lender.example/filled',
      ${vault.seal('filled', sealedColumns['webhook_endpoint.secret_sealed'].purpose)}, ${now}, ${now}`.execute(
    queries,
  );
  await sql`
    insert into webhook_delivery (endpoint_id, event_id, application_id, state, tries, next_try_at, last_answer, delivered_at)
    select pg_temp.fill_id(${now}, 'webhook'), application_event.id, application_id, 'delivered', 1, at, '200', at
    from application_event join filling on filling.id = application_id
    where at > ${now}::timestamptz - interval '89 days' and kind <> 'created'`.execute(queries);
}
