import type { ConsentText } from '@portal/contract/consent';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { insertConsent } from '../storage/consents.ts';

export interface GivenConsent extends ConsentText {
  email: string;
  customerId?: string;
  applicationId?: string;
  /** The eligibility check that the consent came with, until its email address is verified. */
  verificationRequestId?: string;
  clientAddress: string;
}

export async function recordConsent(tx: Transaction, context: Context, consent: GivenConsent): Promise<void> {
  await insertConsent(tx, {
    id: context.random.uuid(),
    kind: consent.kind,
    text_version: consent.textVersion,
    language: consent.language,
    email_folded: foldEmail(consent.email),
    customer_id: consent.customerId ?? null,
    application_id: consent.applicationId ?? null,
    verification_request_id: consent.verificationRequestId ?? null,
    client_address: consent.clientAddress,
    given_at: context.clock.now(),
    withdrawn_at: null,
  });
}
