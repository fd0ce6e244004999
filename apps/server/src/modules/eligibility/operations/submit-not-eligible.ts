import { currentConsentText } from '@portal/contract/consent';
import { LEAD_REPEAT_MS } from '@portal/contract/constants';
import { assessEligibility } from '@portal/contract/eligibility';
import { DomainError } from '@portal/contract/error-codes';
import { foldEmail } from '@portal/contract/fields/email';
import { toMonths } from '@portal/contract/fields/time-in-business';
import { submitNotEligible } from '@portal/contract/operations/eligibility';
import { implement } from '../../../http/operation.ts';
import { lockText, readBrowser, takeQuota } from '../../auth/index.ts';
import { recordConsent } from '../../consent/index.ts';
import { hasLeadSince, insertLead } from '../storage/leads.ts';

export const submitNotEligibleOperation = implement(submitNotEligible, async ({ context, body, exchange }) => {
  const { email, language, annualRevenue } = body;
  const monthsInBusiness = toMonths(body.timeInBusiness, body.timeInBusinessUnit);
  const { status, reasons } = assessEligibility(monthsInBusiness, annualRevenue);
  if (status === 'eligible') throw new DomainError('errorValidation');

  const now = context.clock.now();
  await context.database.transaction(async (tx) => {
    await lockText(tx, `lead:${foldEmail(email)}`);
    if (await hasLeadSince(tx, email, new Date(now.getTime() - LEAD_REPEAT_MS))) return;
    await takeQuota(tx, context, 'lead', readBrowser(exchange).clientKey);
    await insertLead(tx, {
      id: context.random.uuid(),
      email,
      language,
      monthsInBusiness,
      annualRevenue,
      reasons,
      createdAt: now,
    });
    for (const kind of ['terms', 'privacy', 'contactAfterNotEligible'] as const) {
      await recordConsent(tx, context, {
        ...currentConsentText(kind, language),
        email,
        clientAddress: exchange.clientAddress,
      });
    }
  });
  return undefined;
});
