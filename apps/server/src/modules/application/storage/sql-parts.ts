import { type RawBuilder, sql } from 'kysely';

/**
 * The decision that closed `application`, for the query's `from`. An application is closed once, by at most one
 * decision; undone and replaced decisions do not count.
 */
export const closingDecision = sql`(
  select outcome, reason, offer_amount from application_decision
  where application_decision.application_id = application.id and ended_as = 'carriedOut'
  order by application_decision.id desc limit 1)`;

export function applicationsOfCustomer(customerId: string): RawBuilder<string> {
  return sql`(select application.id from application where application.customer_id = ${customerId})`;
}

export function applicationsOfBusiness(application: { id: string; business_id: string | null }): RawBuilder<string> {
  return sql`(select ${application.id}::uuid
    union select application.id from application where application.business_id = ${application.business_id})`;
}

/**
 * Like `applicationsOfBusiness`, for several applications: rows of `id`, `submitted_at` and `near_id`, for a `from`.
 */
export function applicationsNear(applicationIds: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select counted.id, counted.submitted_at, near.id as near_id
    from application as counted
    join lateral (
      select counted.id union select other.id from application as other where other.business_id = counted.business_id
    ) as near on true
    where counted.id = any(${applicationIds}::uuid[]))`;
}

export function closingTimeOf(applicationId: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql`(
    select closed_at from application where application.id = ${applicationId} and application.status = 'closed')`;
}
