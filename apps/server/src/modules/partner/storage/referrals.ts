import { type Insertable, type Selectable, sql } from 'kysely';
import { type ReferralValues, referralValues } from '@portal/contract/partner/referral-values';
import type { OfficeTimeZone } from '@portal/contract/application/office-day';
import { endOfDay, type Queries, startOfDay, type Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { ReferralTable } from '../../../platform/database/schema.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const VALUES_PURPOSE = sealedColumns['referral.values_sealed'].purpose;

export const REFERRAL_IDEMPOTENCY_UNIQUE = 'referral_idempotency_unique';

export type ReferralRow = Selectable<ReferralTable>;
export type ReferralWithPartner = ReferralRow & { partner_name: string };

export function sealReferralValues(vault: Vault, values: ReferralValues): string {
  return vault.seal(JSON.stringify(values), VALUES_PURPOSE);
}

/** Null once the values are erased. */
export function openReferralValues(vault: Vault, row: Pick<ReferralRow, 'values_sealed'>): ReferralValues {
  return row.values_sealed === null
    ? {}
    : referralValues.parse(JSON.parse(vault.open(row.values_sealed, VALUES_PURPOSE)));
}

export async function insertReferral(queries: Queries, row: Insertable<ReferralTable>): Promise<ReferralRow> {
  return queries.insertInto('referral').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findReferralByKey(
  queries: Queries,
  partnerId: string,
  idempotencyKey: string,
): Promise<ReferralRow | undefined> {
  return queries
    .selectFrom('referral')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

export async function findReferralByToken(
  queries: Queries,
  hashes: readonly string[],
): Promise<ReferralWithPartner | undefined> {
  return queries
    .selectFrom('referral')
    .innerJoin('partner', 'partner.id', 'referral.partner_id')
    .selectAll('referral')
    .select('partner.name as partner_name')
    .where('token_hash', 'in', hashes)
    .executeTakeFirst();
}

export async function findReferralOfApplication(
  queries: Queries,
  applicationId: string,
): Promise<ReferralWithPartner | undefined> {
  return queries
    .selectFrom('referral')
    .innerJoin('partner', 'partner.id', 'referral.partner_id')
    .selectAll('referral')
    .select('partner.name as partner_name')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** The partner's own referral; another partner's is not found. */
export async function findOwnReferral(
  queries: Queries,
  own: { partnerId: string; referralId: string },
): Promise<ReferralRow | undefined> {
  return queries
    .selectFrom('referral')
    .selectAll()
    .where('partner_id', '=', own.partnerId)
    .where('id', '=', own.referralId)
    .executeTakeFirst();
}

export async function listReferralsOfPartner(
  queries: Queries,
  { partnerId, after, limit }: { partnerId: string; after: string | undefined; limit: number },
): Promise<ReferralRow[]> {
  return queries
    .selectFrom('referral')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .$if(after !== undefined, (select) => select.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Links a referral to the customer who accepted it, unless another customer already has. @returns whether it belongs to
 * this customer
 */
export async function claimReferral(
  tx: Transaction,
  claim: { referralId: string; customerId: string; at: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('referral')
    .set({ customer_id: claim.customerId, claimed_at: claim.at })
    .where('id', '=', claim.referralId)
    .where('claimed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findWaitingReferral(tx: Transaction, customerId: string): Promise<ReferralRow | undefined> {
  return tx
    .selectFrom('referral')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .orderBy('claimed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Records a referral's result; the shared values are no longer needed. */
export async function resolveReferral(
  tx: Transaction,
  resolution: { referralId: string; applicationId: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('referral')
    .set({ settled_at: resolution.at, application_id: resolution.applicationId, values_sealed: null })
    .where('id', '=', resolution.referralId)
    .execute();
}

/** Erases shared values of at most `limit` expired unused referrals; returns how many. */
export async function eraseExpiredValues(queries: Queries, now: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('referral')
    .set({ values_sealed: null })
    .where('id', 'in', (from) =>
      from
        .selectFrom('referral')
        .select('id')
        .where('expires_at', '<=', now)
        .where('claimed_at', 'is', null)
        .where('values_sealed', 'is not', null)
        .limit(limit),
    )
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countReferrals(
  queries: Queries,
  { from, to, zone }: { from: string; to: string; zone: OfficeTimeZone },
): Promise<{ id: string; name: string; referred: number }[]> {
  const { rows } = await sql<{ id: string; name: string; referred: number }>`/* for its values */
    select partner.id, partner.name, count(made.partner_id) as referred
    from partner left join (
      select partner_id from referral where created_at >= ${startOfDay(from, zone)} and created_at < ${endOfDay(to, zone)}
    ) as made on made.partner_id = partner.id
    group by partner.id order by partner.name_folded`.execute(queries);
  return rows;
}
