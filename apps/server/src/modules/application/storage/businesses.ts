import { type Selectable, sql } from 'kysely';
import type { BusinessStructureForm } from '@portal/contract/application/step-forms';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { BusinessTable } from '../../../platform/database/schema.ts';
import { matchKey } from '../domain/match-key.ts';

const LIST_LIMIT = 100;

export type BusinessRow = Selectable<BusinessTable>;
export type ListedBusiness = BusinessRow & { open_application_id: string | null };

export type BusinessDetails = Pick<
  BusinessStructureForm,
  'companyName' | 'legalBusinessName' | 'street' | 'city' | 'stateCode' | 'postalCode' | 'country'
>;

/**
 * The customer's business with this legal name and postal code, created if new. Names and address follow the latest
 * entry. Locks its row for the transaction.
 */
export async function findOrCreateBusiness(
  tx: Transaction,
  business: { id: string; customerId: string; details: BusinessDetails; at: Date },
): Promise<string> {
  const { details } = business;
  const current = {
    operating_name: details.companyName,
    legal_name: details.legalBusinessName,
    street: details.street,
    city: details.city,
    state_code: details.stateCode,
    postal_code: details.postalCode,
    country: details.country,
  };
  const { id } = await tx
    .insertInto('business')
    .values({
      id: business.id,
      customer_id: business.customerId,
      match_key: matchKey(details.legalBusinessName, details.postalCode),
      created_at: business.at,
      ...current,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'match_key']).doUpdateSet(current))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes businesses that no application references, such as after a corrected legal name. */
export async function deleteUnusedBusinesses(tx: Transaction, customerId: string): Promise<void> {
  await sql`
    delete from business
    where customer_id = ${customerId}
      and not exists (select from application where application.business_id = business.id)`.execute(tx);
}

export async function findOwnBusiness(
  queries: Queries,
  own: { businessId: string; customerId: string },
): Promise<BusinessRow | undefined> {
  return queries
    .selectFrom('business')
    .selectAll()
    .where('id', '=', own.businessId)
    .where('customer_id', '=', own.customerId)
    .executeTakeFirst();
}

export async function findMatchingBusiness(
  queries: Queries,
  customerId: string,
  details: Pick<BusinessDetails, 'legalBusinessName' | 'postalCode'>,
): Promise<BusinessRow | undefined> {
  return queries
    .selectFrom('business')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('match_key', '=', matchKey(details.legalBusinessName, details.postalCode))
    .executeTakeFirst();
}

/** Whether another customer has entered the same business. Staff are notified; the application is never refused. */
export async function isKnownToAnotherCustomer(
  queries: Queries,
  customerId: string,
  details: Pick<BusinessDetails, 'legalBusinessName' | 'postalCode'>,
): Promise<boolean> {
  const row = await queries
    .selectFrom('business')
    .select('id')
    .where('match_key', '=', matchKey(details.legalBusinessName, details.postalCode))
    .where('customer_id', '<>', customerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listBusinessRows(queries: Queries, customerId: string): Promise<ListedBusiness[]> {
  const { rows } = await sql<ListedBusiness>`
    select business.*, application.id as open_application_id
    from business
    left join application on application.business_id = business.id and application.status <> 'closed'
    where business.customer_id = ${customerId}
    order by business.created_at
    limit ${sql.lit(LIST_LIMIT)}`.execute(queries);
  return rows;
}
