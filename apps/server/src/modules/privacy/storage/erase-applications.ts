import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

/** Applications with the same outcome have the same retention. */
export type ApplicationEnding = 'unfinished' | 'declined' | 'funded';

const endings = {
  unfinished: sql`submitted_at is null and outcome <> 'funded'`,
  declined: sql`submitted_at is not null and outcome <> 'funded'`,
  funded: sql`outcome = 'funded'`,
} as const satisfies Record<ApplicationEnding, ReturnType<typeof sql>>;

/** While the provider still has the login, the row has to stay. */
const hasLogin = sql`exists (
  select from bank_connection where bank_connection.application_id = application.id and login_sealed is not null)`;

/** Applications that ended by `before` and no longer have a bank login, oldest first. */
export async function takeApplicationsPast(
  tx: Transaction,
  { ending, before, limit }: { ending: ApplicationEnding; before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from application
    where status = 'closed' and closed_at <= ${before} and ${endings[ending]} and not ${hasLogin}
    order by closed_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Like `takeApplicationsPast`, for erased customers whose applications waited only for the bank. */
export async function takeErasedApplications(tx: Transaction, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select application.id from application join customer on customer.id = application.customer_id
    where customer.erased_at is not null and application.status = 'closed' and not ${hasLogin}
    limit ${limit} for update of application skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deleteApplications(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await releaseFiles(tx, ids, at);
  await tx.updateTable('consent').set({ application_id: null }).where('application_id', 'in', ids).execute();
  await tx.deleteFrom('application').where('id', 'in', ids).execute();
}

/** Erases applications' contents, but leaves rows without personal data for pending work. */
export async function stripApplications(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await releaseFiles(tx, ids, at);
  await tx.deleteFrom('statement_file').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('upload_link').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('information_request').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('application_decision').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('match_key').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('revenue_ruling').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('staff_note').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('credit_inquiry').where('application_id', 'in', ids).execute();
  await tx
    .updateTable('bank_connection')
    .set({ accounts_sealed: null, analysis_sealed: null, cash_flow_sealed: null, covered_from: null, covered_to: null })
    .where('application_id', 'in', ids)
    .execute();
  await tx
    .updateTable('application')
    .set({ business_id: null, structure: null, funding: null, age: null, personal_sealed: null, drafts: '{}' })
    .where('id', 'in', ids)
    .execute();
}

async function releaseFiles(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into file_to_erase (storage_key, due_at)
    select storage_key, ${at}::timestamptz from (
      select storage_key, application_id from statement_file
      union all select storage_key, application_id from document_file) as file
    where application_id in (${sql.join(ids)})
    on conflict (storage_key) do nothing`.execute(tx);
}

export async function deleteBankDataPast(
  tx: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from bank_connection where id in (
      select bank_connection.id
      from bank_connection join application on application.id = bank_connection.application_id
      where bank_connection.ended_at <= ${before} and bank_connection.login_sealed is null
        and (analysis_sealed is null or (application.status = 'closed' and application.closed_at <= ${before}))
      limit ${limit} for update of bank_connection skip locked)`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Deletes statement rows of closed applications and rulings about them, one application at a time; files and periods
 * stay as long as the application.
 */
export async function deleteStatementRowsPast(
  tx: Transaction,
  { before, limit, at }: { before: Date; limit: number; at: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with taken as (
      select id from application
      where status = 'closed' and closed_at <= ${before} and statement_rows_erased_at is null
      order by closed_at limit ${limit} for update skip locked),
    unmatched as (
      delete from match_key where application_id = any (array(select id from taken)) and source_id <> application_id),
    unruled as (delete from revenue_ruling where application_id = any (array(select id from taken))),
    emptied as (
      delete from statement_account using statement_file
      where statement_file.id = statement_account.statement_id
        and statement_file.application_id = any (array(select id from taken)))
    update application set statement_rows_erased_at = ${at} where id = any (array(select id from taken))`.execute(tx);
  return Number(numAffectedRows);
}
