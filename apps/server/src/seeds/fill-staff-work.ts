import { foldEmail } from '@portal/contract/fields/email-text';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { sealedColumns } from '../platform/database/sealed-columns.ts';
import type { Queries } from '../platform/database/index.ts';
import { filledManagers, type Filling } from './filling.ts';

type Sealing = Pick<Context, 'vault'>;

const sealed = ({ vault }: Sealing, column: keyof typeof sealedColumns, text: string) =>
  vault.seal(text, sealedColumns[column].purpose);

export async function fillStaffWork(queries: Queries, context: Sealing, { now }: Filling): Promise<void> {
  await fillPeople(queries, context, now);
  await fillChecks(queries, context);
  await fillRequests(queries, context);
  await sql`
    insert into staff_note (id, application_id, author, text_sealed, written_at)
    select pg_temp.fill_id(filling.submitted_at + interval '41 minutes', 'n' || n), filling.id, account_manager_name,
      ${sealed(context, 'staff_note.text_sealed', 'Call after 3 p.m.; the deposits of May are a loan.')},
      filling.submitted_at + interval '41 minutes'
    from filling join application on application.id = filling.id
    where n % 3 = 0 and account_manager_name is not null`.execute(queries);
  await sql`
    insert into application_decision (id, application_id, outcome, reason, decided_by, decided_at, takes_effect_at,
      ended_as, ended_at)
    select pg_temp.fill_id(filling.closed_at, 'z' || n), filling.id, outcome,
      case outcome when 'declined' then 'revenueTooLow' when 'withdrawn' then 'noLongerNeeded' end,
      coalesce(account_manager_name, ${filledManagers[0]}), filling.closed_at - interval '10 seconds', filling.closed_at,
      'carriedOut', filling.closed_at
    from filling join application on application.id = filling.id
    where filling.status = 'closed' and filling.submitted_at is not null`.execute(queries);
}

async function fillPeople(queries: Queries, context: Sealing, now: Date): Promise<void> {
  for (const [place, name] of filledManagers.entries()) {
    const email = `manager-${String(place)}@lender.example`;
    await sql`
      insert into staff_person (id, email, email_folded, name_sealed, role, language, created_at)
      select pg_temp.fill_id(${now}, ${email}), ${email}, ${foldEmail(email)},
        ${sealed(context, 'staff_person.name_sealed', name)}, 'accountManager', 'en', ${now}
      on conflict do nothing`.execute(queries);
  }
}

async function fillChecks(queries: Queries, context: Sealing): Promise<void> {
  await sql`
    insert into application_check (application_id, kind, state, reason, updated_at)
    select id, kind, case when is_given then 'handedOver' else 'done' end, case when is_given then 'statementsUnread' end,
      submitted_at + interval '45 seconds'
    from filling, lateral (values ('transactions', n % 29 = 0), ('personalDetails', false)) as checked (kind, is_given)
    where submitted_at is not null`.execute(queries);
  const report = { score: 687, reasons: [{ code: '36', description: null }], bureauRef: 'FILLED', error: null };
  await sql`
    insert into credit_inquiry (id, application_id, cause, status, report_sealed, asked_at, answered_at)
    select pg_temp.fill_id(submitted_at, 'q' || n), id, 'submission', 'FOUND',
      ${sealed(context, 'credit_inquiry.report_sealed', JSON.stringify(report))}, submitted_at + interval '2 seconds',
      submitted_at + interval '4 seconds'
    from filling where submitted_at is not null`.execute(queries);
}

async function fillRequests(queries: Queries, context: Sealing): Promise<void> {
  const questioned = sql`
    filling join application on application.id = filling.id
    where filling.status = 'informationRequired' or filling.status = 'closed' and filling.submitted_at is not null and n % 4 = 0`;
  await sql`
    insert into information_request (id, application_id, asked_by, asked_at, mailed_at)
    select pg_temp.fill_id(filling.submitted_at, 'i' || n), filling.id, coalesce(account_manager_name, 'check'),
      filling.submitted_at + interval '35 minutes', filling.submitted_at + interval '36 minutes'
    from ${questioned}`.execute(queries);
  await sql`
    insert into information_item (id, request_id, application_id, kind, question_sealed, answer_sealed, settled_as, settled_at)
    select pg_temp.fill_id(filling.submitted_at, 'j' || n), pg_temp.fill_id(filling.submitted_at, 'i' || n), filling.id, 'question',
      ${sealed(context, 'information_item.question_sealed', JSON.stringify({ en: 'Why?', fr: 'Pourquoi?' }))},
      case when filling.status = 'closed' then ${sealed(context, 'information_item.answer_sealed', 'We moved in June.')} end,
      case when filling.status = 'closed' then 'provided' end,
      case when filling.status = 'closed' then filling.submitted_at + interval '1 day' end
    from ${questioned}`.execute(queries);
}
