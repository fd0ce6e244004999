import { officeDay } from '@portal/contract/application/office-day';
import { currentConsentText } from '@portal/contract/consent';
import { assessEligibility } from '@portal/contract/eligibility';
import { toMonths } from '@portal/contract/fields/time/time-in-business';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import {
  countEvent,
  createVerification,
  findQuotaEnd,
  makeToken,
  readBrowser,
  sendVerification,
  setPendingCookie,
} from '../../auth/index.ts';
import { findCustomersByEmail, recordConsent } from '../../customer/index.ts';
import { addCheck } from '../storage/eligibility-days.ts';

/** If the person is not eligible, stores only a count; the screen for that case uses another operation. */
export const checkEligibilityOperation = implement(checkEligibility, async ({ context, body, exchange }) => {
  const { email, language, annualRevenue } = body;
  const monthsInBusiness = toMonths(body.timeInBusiness, body.timeInBusinessUnit);
  const { status, reasons } = assessEligibility(monthsInBusiness, annualRevenue);
  countCheck(context, { isEligible: status === 'eligible' });
  if (status === 'notEligible') return { eligibilityStatus: status, reasons, next: 'notEligible' as const };

  const browser = readBrowser(exchange);
  const pendingToken = makeToken(context);
  const wanted = {
    purpose: 'eligibility' as const,
    email,
    language,
    rememberMe: false,
    eligibility: { monthsInBusiness, annualRevenue },
  };
  const next = await context.database.transaction(async (tx) => {
    const isCustomer = (await findCustomersByEmail(tx, email)).length > 0;
    // Beyond the quota every address gets the same response, so that it does not reveal who is a customer.
    const revealsCustomer =
      isCustomer && !(await findQuotaEnd(tx, context, 'existingCustomerAnswer', browser.clientKey));
    const request = await createVerification(tx, context, wanted, browser, pendingToken);
    for (const kind of ['terms', 'privacy'] as const) {
      await recordConsent(tx, context, {
        ...currentConsentText(kind, language),
        email,
        verificationRequestId: request.id,
        clientAddress: exchange.clientAddress,
      });
    }
    if (!revealsCustomer) {
      await sendVerification(tx, context, request, browser, language);
      return 'checkInbox' as const;
    }
    await countEvent(tx, context, 'existingCustomerAnswer', browser.clientKey);
    return 'existingCustomer' as const;
  });

  setPendingCookie(exchange, pendingToken);
  return { eligibilityStatus: status, reasons, next };
});

/** Counts an answered check without delaying the response; a failure only affects a statistic. */
function countCheck({ clock, config, database, logger }: Context, { isEligible }: { isEligible: boolean }): void {
  addCheck(database.query, { day: officeDay(clock.now(), config.officeTimeZone), isEligible }).catch((error: unknown) =>
    logger.warn({ err: error }, 'eligibility check not counted'),
  );
}
