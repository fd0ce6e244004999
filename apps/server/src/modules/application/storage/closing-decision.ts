import { sql } from 'kysely';

/**
 * The decision that closed the `application` of a statement, as a part of its `from`. An application is closed once, by
 * one decision at most; those undone or overtaken say nothing about it.
 */
export const closingDecision = sql`(
  select outcome, reason from application_decision
  where application_decision.application_id = application.id and ended_as = 'carriedOut'
  order by application_decision.id desc limit 1)`;
