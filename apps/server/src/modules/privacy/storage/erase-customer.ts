import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import { ERASED } from './ownership.ts';

const hasNoApplication = sql`not exists (select from application where application.customer_id = customer.id)`;

export async function listApplicationsOfCustomer(
  tx: Transaction,
  customerId: string,
): Promise<Pick<Selectable<ApplicationTable>, 'id' | 'status' | 'outcome'>[]> {
  return tx
    .selectFrom('application')
    .select(['id', 'status', 'outcome'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/**
 * Empty accounts created and last used by `before`, without open requests. If erasure was granted, the account is due
 * at once.
 */
export async function takeAccountsPast(
  tx: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customer
    where erased_at is null and ${hasNoApplication} and id in (
      select customer_id from privacy_request where kind = 'erasure' and outcome = 'done'
      union all
      select id from (select id from customer
        where erased_at is null and created_at <= ${before} and ${hasNoApplication}
          and not exists (select from session where session.customer_id = customer.id and last_active_at > ${before})
          and not exists (select from privacy_request
            where privacy_request.customer_id = customer.id and (answered_at is null or answered_at > ${before}))
          and not exists (select from eligibility_answers
            where eligibility_answers.customer_id = customer.id and proved_at > ${before})
        order by created_at limit ${limit} for update skip locked) as idle)
    order by created_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Erases a customer whose applications are erased. What remains identifies no one: that there was a customer, their
 * consent records without address, and that they made a request.
 */
export async function eraseCustomer(tx: Transaction, customerId: string, at: Date): Promise<void> {
  await eraseAddress(tx, customerId);
  for (const table of [
    'session',
    'idempotency_key',
    'download_ticket',
    'eligibility_answers',
    'google_account',
  ] as const)
    await tx.deleteFrom(table).where('customer_id', '=', customerId).execute();

  await tx
    .updateTable('referral')
    .set({ customer_id: null, application_id: null, values_sealed: null, business_name: null, partner_reference: null })
    .where('customer_id', '=', customerId)
    .execute();
  await tx
    .updateTable('consent')
    .set({ email_folded: ERASED, client_address: ERASED })
    .where('customer_id', '=', customerId)
    .execute();
  await sql`
    update consent_withdrawal set client_address = null
    where consent_id in (select id from consent where customer_id = ${customerId})`.execute(tx);
  await tx
    .updateTable('privacy_request')
    .set({ text_sealed: null, answer_sealed: null })
    .where('customer_id', '=', customerId)
    .execute();
  await tx.deleteFrom('business').where('customer_id', '=', customerId).execute();
  await tx
    .updateTable('customer')
    .set({
      email: ERASED,
      email_folded: ERASED,
      first_name_sealed: null,
      contact_id: null,
      reminders_stopped_at: null,
      erased_at: at,
    })
    .where('id', '=', customerId)
    .execute();
}

/** Erases what is stored by email address, not by customer, unless another customer shares the address. */
async function eraseAddress(tx: Transaction, customerId: string): Promise<void> {
  const { rows } = await sql<{ email_folded: string }>`
    select email_folded from customer
    where id = ${customerId} and not exists (
      select from customer as another
      where another.email_folded = customer.email_folded and another.id <> customer.id)`.execute(tx);
  const [own] = rows;
  if (!own) return;
  for (const table of ['lead', 'known_browser', 'verification_request', 'multiple_contacts_notice'] as const)
    await sql`delete from ${sql.table(table)} where email_folded = ${own.email_folded}`.execute(tx);

  await tx
    .updateTable('consent')
    .set({ email_folded: ERASED, client_address: ERASED })
    .where('email_folded', '=', own.email_folded)
    .execute();
}
