import { officeDay } from '@portal/contract/application/office-day';
import { currentConsentText } from '@portal/contract/consent';
import { LEAD_REPEAT_MS } from '@portal/contract/constants';
import { assessEligibility } from '@portal/contract/eligibility';
import { DomainError } from '@portal/contract/error-codes';
import { foldEmail } from '@portal/contract/fields/email-text';
import { toMonths } from '@portal/contract/fields/time/time-in-business';
import { submitNotEligible } from '@portal/contract/operations/eligibility';
import { qualifyingDay } from '@portal/contract/application/qualifying-day';
import { implement } from '../../../kernel/operation.ts';
import { takeAdvisoryLock } from '../../../platform/database/index.ts';
import { readBrowser, takeQuota } from '../../auth/index.ts';
import { recordConsent } from '../../customer/index.ts';
import { announceLead } from '../actions/announce-lead.ts';
import { hasLeadSince, insertLead } from '../storage/leads.ts';

export const submitNotEligibleOperation = implement(submitNotEligible, async ({ context, body, exchange }) => {
  const { email, language, annualRevenue } = body;
  const monthsInBusiness = toMonths(body.timeInBusiness, body.timeInBusinessUnit);
  const { status, reasons } = assessEligibility(monthsInBusiness, annualRevenue);
  if (status === 'eligible') throw new DomainError('errorValidation');

  const now = context.clock.now();
  const leadId = context.random.uuid();
  await context.database.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `lead:${foldEmail(email)}`);
    if (await hasLeadSince(tx, email, new Date(now.getTime() - LEAD_REPEAT_MS))) return;
    await takeQuota(tx, context, 'lead', readBrowser(exchange).clientKey);
    await insertLead(tx, {
      id: leadId,
      email,
      language,
      monthsInBusiness,
      annualRevenue,
      reasons,
      createdAt: now,
      writeOn: qualifyingDay(body, officeDay(now, context.config.officeTimeZone)) ?? null,
    });
    for (const kind of ['terms', 'privacy', 'contactAfterNotEligible'] as const) {
      await recordConsent(tx, context, {
        ...currentConsentText(kind, language),
        email,
        clientAddress: exchange.clientAddress,
      });
    }
    await announceLead(tx, context, { leadId, reasons });
  });
  return undefined;
});
