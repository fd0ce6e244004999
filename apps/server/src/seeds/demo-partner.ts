import { DAY_MS, REFERRAL_LIFETIME_MS } from '@portal/contract/constants';
import { listSharedFields } from '@portal/contract/partner/shared-fields';
import type { ReferralValues } from '@portal/contract/partner/referral-values';
import type { Context } from '../kernel/context.ts';
import { addKey } from '../modules/auth/index.ts';
import {
  insertPartner,
  insertReferral,
  makeReferralToken,
  referralLink,
  sealReferralValues,
} from '../modules/partner/index.ts';
import type { Queries, Transaction } from '../platform/database/index.ts';

const PARTNER_NAME = 'Courtage Rive-Nord inc.';

interface DemoReferral {
  link: string;
  state: 'open' | 'used' | 'expired';
}

interface DemoReferralRow {
  createdDaysAgo: number;
  values: ReferralValues;
  isUsed: boolean;
}

const referrals: readonly DemoReferralRow[] = [
  {
    createdDaysAgo: 2,
    isUsed: false,
    values: {
      businessInfo: {
        companyName: 'Traiteur Tanger',
        legalBusinessName: 'Traiteur Tanger inc.',
        annualRevenue: 310_000,
      },
      requestAmount: 55_000,
      personalInfo: { emailAddress: 'referred@demo.example', firstName: 'Salma', lastName: 'Benali' },
    },
  },
  { createdDaysAgo: 71, isUsed: true, values: { businessInfo: { companyName: 'Harbour City Movers' } } },
  { createdDaysAgo: 45, isUsed: false, values: { businessInfo: { companyName: 'Érablière du Rang 6' } } },
];

/** A partner with a link in each state. @returns the partner's API key, to show once */
export async function insertDemoPartner(
  tx: Transaction,
  context: Context,
  used: { customerId: string; applicationId: string },
): Promise<{ name: string; key: string }> {
  const { clock, random, vault } = context;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const oldest = Math.max(...referrals.map(({ createdDaysAgo }) => createdDaysAgo));
  const partner = { id: random.uuid(), name: PARTNER_NAME, createdAt: ago(oldest) };
  await insertPartner(tx, partner);
  for (const [index, { createdDaysAgo, isUsed, values }] of referrals.entries()) {
    const createdAt = ago(createdDaysAgo);
    const expiresAt = new Date(createdAt.getTime() + REFERRAL_LIFETIME_MS);
    const { hash, sealed } = makeReferralToken(context);
    const isOpen = !isUsed && expiresAt > now;
    await insertReferral(tx, {
      id: random.uuid(),
      partner_id: partner.id,
      idempotency_key: `demo-${index}`,
      request_hash: '',
      token_hash: hash,
      token_sealed: sealed,
      partner_reference: `RN-${1041 + index}`,
      business_name: values.businessInfo?.companyName ?? null,
      shared_fields: listSharedFields(values),
      values_sealed: isOpen ? sealReferralValues(vault, values) : null,
      created_at: createdAt,
      expires_at: expiresAt,
      customer_id: isUsed ? used.customerId : null,
      claimed_at: isUsed ? createdAt : null,
      settled_at: isUsed ? createdAt : null,
      application_id: isUsed ? used.applicationId : null,
    });
  }
  const { key } = await addKey(tx, context, { scope: 'partner', name: 'demo', partnerId: partner.id });
  return { name: PARTNER_NAME, key };
}

export async function listDemoReferrals(queries: Queries, context: Context): Promise<DemoReferral[]> {
  const rows = await queries
    .selectFrom('referral')
    .innerJoin('partner', 'partner.id', 'referral.partner_id')
    .select(['token_sealed', 'claimed_at', 'expires_at'])
    .where('partner.name', '=', PARTNER_NAME)
    .where('idempotency_key', 'like', 'demo-%')
    .orderBy('idempotency_key')
    .execute();
  const now = context.clock.now();
  return rows.map((row) => ({
    link: referralLink(context, row.token_sealed),
    state: row.claimed_at !== null ? 'used' : row.expires_at > now ? 'open' : 'expired',
  }));
}
