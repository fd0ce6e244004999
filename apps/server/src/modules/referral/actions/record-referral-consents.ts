import { currentConsentText } from '@portal/contract/consent';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type GivenConsent, recordConsent } from '../../customer/index.ts';

export async function recordReferralConsents(
  tx: Transaction,
  context: Context,
  language: Language,
  person: Omit<GivenConsent, 'kind' | 'textVersion' | 'language'>,
): Promise<void> {
  for (const kind of ['partnerReferral', 'terms', 'privacy'] as const)
    await recordConsent(tx, context, { ...currentConsentText(kind, language), ...person });
}
