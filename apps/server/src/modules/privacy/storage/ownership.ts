import { type RawBuilder, sql } from 'kysely';

/** Replaces an address in records that stay as evidence. */
export const ERASED = 'erased';

export function ofAddress(customerId: string): RawBuilder<unknown> {
  return sql`email_folded = (select email_folded from customer where id = ${customerId})`;
}

/**
 * SQL for a customer's consents, given with an account or before; consents awaiting verification belong to no customer
 * yet.
 */
export function givenBy(customerId: string): RawBuilder<unknown> {
  return sql`(consent.customer_id = ${customerId}
    or (consent.customer_id is null and consent.verification_request_id is null and ${ofAddress(customerId)}))`;
}
