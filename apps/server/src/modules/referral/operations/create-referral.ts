import { createHash } from 'node:crypto';
import { REFERRAL_LIFETIME_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { createReferral } from '@portal/contract/operations/partner';
import { listSharedFields } from '@portal/contract/partner/shared-fields';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import { violatesUnique } from '../../../platform/database/index.ts';
import {
  findReferralByKey,
  insertReferral,
  makeReferralToken,
  REFERRAL_IDEMPOTENCY_UNIQUE,
  referralLink,
  type ReferralRow,
  sealReferralValues,
} from '../../partner/index.ts';
import { toReferral } from '../answers/to-referral.ts';
import { errorsOfReferral } from '../domain/referral-errors.ts';

export const createReferralOperation = implement(
  createReferral,
  async ({ context, caller, headers, body, exchange }) => {
    const { clock, config } = context;
    const { partnerReference, ...values } = body;
    const errors = errorsOfReferral(values, { at: clock.now(), fundingMaximum: config.fundingMaximum });
    if (errors.length > 0) throw new DomainError('errorValidation', { errors });

    const row = await insertOnce(context, {
      partnerId: caller.partnerId,
      idempotencyKey: headers['idempotency-key'],
      requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
      values,
      partnerReference: partnerReference ?? null,
    });
    exchange.noteRow(row.id);
    const referral = toReferral(row, undefined, clock.now());
    return { ...referral, link: referralLink(context, row.token_sealed) };
  },
);

interface WantedReferral {
  partnerId: string;
  idempotencyKey: string;
  requestHash: string;
  values: Parameters<typeof listSharedFields>[0];
  partnerReference: string | null;
}

/** The unique index decides which of several equal calls creates the referral; the others return it. */
async function insertOnce(context: Context, wanted: WantedReferral): Promise<ReferralRow> {
  const { database, clock, random, vault } = context;
  const { partnerId, idempotencyKey, requestHash, values } = wanted;
  const now = clock.now();
  const { hash, sealed } = makeReferralToken(context);
  try {
    return await insertReferral(database.query, {
      id: random.uuid(),
      partner_id: partnerId,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      token_hash: hash,
      token_sealed: sealed,
      partner_reference: wanted.partnerReference,
      business_name: values.businessInfo?.companyName ?? values.businessInfo?.legalBusinessName ?? null,
      shared_fields: listSharedFields(values),
      values_sealed: sealReferralValues(vault, values),
      created_at: now,
      expires_at: new Date(now.getTime() + REFERRAL_LIFETIME_MS),
      customer_id: null,
      claimed_at: null,
      settled_at: null,
      application_id: null,
    });
  } catch (error) {
    if (!violatesUnique(error, REFERRAL_IDEMPOTENCY_UNIQUE)) throw error;
    const known = await findReferralByKey(database.query, partnerId, idempotencyKey);
    if (known?.request_hash !== requestHash) throw new DomainError('errorIdempotencyMismatch');
    return known;
  }
}
