import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { EligibilityAnswers } from '../../../platform/database/schema.ts';

/** Stores verified answers until an application takes them; the latest answers replace earlier ones. */
export async function saveEligibilityAnswers(
  tx: Transaction,
  customerId: string,
  answers: EligibilityAnswers,
  provedAt: Date,
): Promise<void> {
  const values = {
    months_in_business: answers.monthsInBusiness,
    annual_revenue: answers.annualRevenue,
    proved_at: provedAt,
  };
  await tx
    .insertInto('eligibility_answers')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}

/** Removes and returns a customer's verified answers, in whole months and whole Canadian dollars. */
export async function takeEligibilityAnswers(
  queries: Queries,
  customerId: string,
): Promise<EligibilityAnswers | undefined> {
  const row = await queries
    .deleteFrom('eligibility_answers')
    .where('customer_id', '=', customerId)
    .returning(['months_in_business', 'annual_revenue'])
    .executeTakeFirst();
  return row && { monthsInBusiness: row.months_in_business, annualRevenue: row.annual_revenue };
}
