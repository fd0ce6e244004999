import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { Context } from '../../../kernel/context.ts';
import { type Transaction, takeAdvisoryLock } from '../../../platform/database/index.ts';
import { linkConsents, findCustomersByEmail, insertCustomer, saveEligibilityAnswers } from '../../customer/index.ts';
import { claimReferral } from '../../partner/index.ts';
import { mailStaff } from '../../notification/index.ts';
import { hashToken } from './credentials.ts';
import { resetQuota } from './quota.ts';
import { startSession, type StartedSession } from './start-session.ts';
import { insertGoogleAccount } from '../storage/google-accounts.ts';
import { saveKnownBrowser } from '../storage/known-browsers.ts';
import { insertMultipleContactsNotice } from '../storage/multiple-contacts-notices.ts';
import {
  insertSpentLink,
  updateVerificationRequest,
  type VerificationRequest,
} from '../storage/verification-requests.ts';

export type Proof = { outcome: 'signedIn'; started: StartedSession } | { outcome: 'multipleContacts' };

/**
 * Completes a correct code or link: invalidates both, remembers the browser for the address, and signs in the customer
 * if the address has only one contact. The caller has locked the request. Undefined if the login's contact no longer
 * exists.
 */
export async function proveAddress(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
  knownBrowserToken: string,
): Promise<Proof | undefined> {
  // Addresses are not unique, so two proofs of a new address must not both add a customer.
  await takeAdvisoryLock(tx, `address:${request.email_folded}`);
  const contacts = await findCustomersByEmail(tx, request.email);
  if (contacts.length === 0 && request.purpose === 'login') return undefined;

  const now = context.clock.now();
  await endVerification(tx, request, now);
  // The mailbox may now contain no usable link, so the next request must send one.
  await resetQuota(tx, context, 'linkToAddress', request.email_folded);
  await saveKnownBrowser(tx, {
    id: context.random.uuid(),
    tokenHash: hashToken(context, 'knownBrowser', knownBrowserToken),
    emailFolded: request.email_folded,
    seenAt: now,
  });
  if (contacts.length > 1) {
    const customerIds = contacts.map(({ id }) => id);
    await notifyStaffOnce(tx, context, request, customerIds);
    return { outcome: 'multipleContacts' };
  }

  const customerId = contacts[0]?.id ?? (await addCustomer(tx, context, request));
  if (request.eligibility !== null) await saveEligibilityAnswers(tx, customerId, request.eligibility, now);
  if (request.referral_id !== null) await claimReferral(tx, { referralId: request.referral_id, customerId, at: now });

  await linkConsents(tx, request.id, customerId);
  if (request.google_subject !== null) await insertGoogleAccount(tx, request.google_subject, customerId, now);
  return { outcome: 'signedIn', started: await startSession(tx, context, customerId, request.remember_me) };
}

export async function endVerification(tx: Transaction, request: VerificationRequest, now: Date): Promise<void> {
  await insertSpentLink(tx, request, now);
  await updateVerificationRequest(tx, request.id, {
    used_at: now,
    code_hash: null,
    link_hash: null,
    eligibility: null,
  });
}

async function addCustomer(tx: Transaction, context: Context, request: VerificationRequest): Promise<string> {
  const id = context.random.uuid();
  await insertCustomer(tx, {
    id,
    email: request.email,
    language: request.language,
    createdAt: context.clock.now(),
  });
  return id;
}

async function notifyStaffOnce(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
  customerIds: readonly string[],
): Promise<void> {
  if (!(await insertMultipleContactsNotice(tx, request.email_folded, context.clock.now()))) return;
  const { consoleUrl } = context.config;
  const consoleLink = `${consoleUrl}${consoleAddress(consolePaths.customer, { customerId: customerIds[0] ?? '' })}`;
  const mail = { template: 'multipleContactsStaff', email: request.email } as const;
  await mailStaff(tx, context, { customerIds }, { ...mail, consoleLink });
}
