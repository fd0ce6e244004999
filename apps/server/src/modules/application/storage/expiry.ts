import { type Selectable, sql } from 'kysely';
import { moves } from '@portal/contract/application/status';
import type { Language } from '@portal/contract/language';
import type { Transaction } from '../../../platform/database/index.ts';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import type { StructureValues } from '../domain/values.ts';
import { evidenceSql } from './evidence.ts';

export type LeftApplication = Pick<
  Selectable<ApplicationTable>,
  'id' | 'customer_id' | 'updated_at' | 'account_manager_name'
> & {
  structure: StructureValues | null;
  email: string;
  language: Language;
};

type ExpiredApplication = LeftApplication & { isBankConnected: boolean };

// The creation time is in the condition because it has an index; it is never later than the last activity.

/** Marks applications inactive since `untouchedSince` as notified; a repeated job marks each only once. */
export async function takeExpiryNotices(
  tx: Transaction,
  { untouchedSince, at, limit }: { untouchedSince: Date; at: Date; limit: number },
): Promise<LeftApplication[]> {
  const { rows } = await sql<LeftApplication>`
    update application set expiry_notice_at = ${at}
    from customer
    where customer.id = application.customer_id and application.id in (
      select id from application
      where status = 'incomplete' and created_at <= ${untouchedSince} and updated_at <= ${untouchedSince}
        and expiry_notice_at is null
      order by updated_at limit ${limit} for update skip locked)
    returning application.id, application.customer_id, application.updated_at, application.structure,
      application.account_manager_name, customer.email, customer.language`.execute(tx);
  return rows;
}

/** Closes applications inactive since `untouchedSince` whose owner was notified by `notifiedBefore`. */
export async function expireApplications(
  tx: Transaction,
  {
    untouchedSince,
    notifiedBefore,
    at,
    limit,
  }: { untouchedSince: Date; notifiedBefore: Date; at: Date; limit: number },
): Promise<ExpiredApplication[]> {
  const [outcome] = moves.expire.outcomes;
  const { rows } = await sql<ExpiredApplication>`
    update application set
      status = ${sql.lit(moves.expire.to)}, outcome = ${sql.lit(outcome)}, closed_at = ${at},
      version = application.version + 1
    from customer
    where customer.id = application.customer_id and application.id in (
      select id from application
      where status in (${sql.join(moves.expire.from.map((status) => sql.lit(status)))})
        and created_at <= ${untouchedSince} and updated_at <= ${untouchedSince} and expiry_notice_at <= ${notifiedBefore}
      order by updated_at limit ${limit} for update skip locked)
    returning application.id, application.customer_id, application.updated_at, application.structure,
      application.account_manager_name, customer.email, customer.language,
      ${sql.raw(evidenceSql().hasBank)} as "isBankConnected"`.execute(tx);
  return rows;
}
