import {
  CODE_LIFETIME_MS,
  KNOWN_BROWSER_LIFETIME_MS,
  LINK_LIFETIME_MS,
  PENDING_VERIFICATION_LIFETIME_MS,
} from '@portal/contract/constants';
import { foldEmail } from '@portal/contract/fields/email';
import type { Language } from '@portal/contract/language';
import type { PendingVerification } from '@portal/contract/operations/auth';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { EligibilityAnswers } from '../../platform/database/schema.ts';
import { findCustomersByEmail } from '../customer/index.ts';
import { type MailRequest, requestMail } from '../notification/index.ts';
import type { Browser } from './browser.ts';
import { hashCode, hashToken, makeCode, makeToken, tokenHashes } from './credentials.ts';
import { resendDelayMs } from './domain/resend-delay.ts';
import { triesLeft } from './domain/verification-state.ts';
import { countEvent, findQuotaEnd, takeQuota, tooManyUntil } from './quota.ts';
import { findKnownBrowser } from './storage/known-browsers.ts';
import {
  insertSpentLink,
  insertVerificationRequest,
  updateVerificationRequest,
  type VerificationRequest,
} from './storage/verification-requests.ts';

/** An address that someone wants to prove, and what waits for the proof. */
export interface WantedVerification {
  purpose: 'eligibility' | 'login' | 'referral';
  email: string;
  language: Language;
  rememberMe: boolean;
  /** Answers of the eligibility check. */
  eligibility?: EligibilityAnswers;
  /** The referral that was agreed to. */
  referralId?: string;
  /** The Google account to tie to the customer. */
  googleSubject?: string | undefined;
}

/** Keeps a request to prove an address, bound to the browser that will hold `pendingToken`. Nothing is sent yet. */
export async function createVerification(
  tx: Transaction,
  context: Context,
  wanted: WantedVerification,
  browser: Browser,
  pendingToken: string,
): Promise<VerificationRequest> {
  const now = context.clock.now();
  const emailFolded = foldEmail(wanted.email);
  return insertVerificationRequest(tx, {
    id: context.random.uuid(),
    purpose: wanted.purpose,
    email: wanted.email,
    email_folded: emailFolded,
    pending_hash: hashToken(context, 'pending', pendingToken),
    remember_me: wanted.rememberMe,
    language: wanted.language,
    eligibility: wanted.eligibility ? JSON.stringify(wanted.eligibility) : null,
    referral_id: wanted.referralId ?? null,
    google_subject: wanted.googleSubject ?? null,
    known_browser_id: await findKnownBrowserId(tx, context, browser, emailFolded),
    code_hash: null,
    code_expires_at: null,
    code_wrong_tries: 0,
    link_hash: null,
    link_expires_at: null,
    sends: 0,
    resend_available_at: now,
    used_at: null,
    created_at: now,
    expires_at: new Date(now.getTime() + PENDING_VERIFICATION_LIFETIME_MS),
  });
}

/** The browser's row as known for this address, or null. */
export async function findKnownBrowserId(
  tx: Transaction,
  context: Context,
  browser: Browser,
  emailFolded: string,
): Promise<string | null> {
  if (browser.knownBrowserToken === undefined) return null;
  const since = new Date(context.clock.now().getTime() - KNOWN_BROWSER_LIFETIME_MS);
  const hashes = tokenHashes(context, 'knownBrowser', browser.knownBrowserToken);
  return (await findKnownBrowser(tx, hashes, emailFolded, since))?.id ?? null;
}

/**
 * Asks for a mail with a fresh code and link; the earlier pair of the request ends. The caller holds the request's
 * row. Throws errorTooManyRequests before the countdown is over, and where a quota of sends is used up.
 */
export async function sendVerification(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
  browser: Browser,
  language: Language,
): Promise<VerificationRequest> {
  const now = context.clock.now();
  if (now < request.resend_available_at) throw tooManyUntil(request.resend_available_at, now);
  await takeSendQuotas(tx, context, request, browser);

  const contacts = await findCustomersByEmail(tx, request.email);
  const [contact] = contacts;
  const secrets = { code: makeCode(context), linkToken: makeToken(context) };
  // A log-in that can prove nothing keeps secrets that nobody is told, so that it cannot be told from others.
  const isProvable = request.purpose !== 'login' || contact !== undefined;
  const kept = isProvable ? secrets : { code: makeToken(context), linkToken: makeToken(context) };
  const sends = request.sends + 1;
  const codeExpiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);

  await insertSpentLink(tx, request, now);
  const sent = await updateVerificationRequest(tx, request.id, {
    language,
    code_hash: hashCode(context, request.id, kept.code),
    code_expires_at: codeExpiresAt,
    code_wrong_tries: 0,
    link_hash: hashToken(context, 'link', kept.linkToken),
    link_expires_at: new Date(now.getTime() + LINK_LIFETIME_MS),
    sends,
    resend_available_at: new Date(now.getTime() + resendDelayMs(sends)),
    expires_at: new Date(now.getTime() + PENDING_VERIFICATION_LIFETIME_MS),
  });

  const reader = { to: request.email, language: contacts.length === 1 && contact ? contact.language : language };
  await requestMail(
    tx,
    context,
    isProvable
      ? { ...proofMail(context, request, contacts.length > 0, secrets), ...reader, expiresAt: codeExpiresAt }
      : { template: 'noAccount', ...reader, eligibilityLink: `${context.config.publicUrl}/marketing-qualification` },
  );
  return sent;
}

type Secrets = { code: string; linkToken: string };
type ProofMail =
  | Pick<Extract<MailRequest, { template: 'verification' }>, 'template' | 'code' | 'link' | 'purpose'>
  | Pick<Extract<MailRequest, { template: 'accountExists' }>, 'template' | 'code' | 'link'>;

/** The link carries its token in the fragment, which reaches no log and no Referer (decisions, section 1). */
function proofMail(
  context: Context,
  request: VerificationRequest,
  isCustomer: boolean,
  { code, linkToken }: Secrets,
): ProofMail {
  const link = `${context.config.publicUrl}/verify#token=${linkToken}`;
  return isCustomer && request.purpose === 'eligibility'
    ? { template: 'accountExists', code, link }
    : { template: 'verification', code, link, purpose: request.purpose === 'login' ? 'login' : 'eligibility' };
}

/** A browser known for the address has places of its own once those that all browsers share are used up. */
async function takeSendQuotas(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
  browser: Browser,
): Promise<void> {
  await takeQuota(tx, context, 'sendFromClient', browser.clientKey);
  const addressFreeAt = await findQuotaEnd(tx, context, 'sendToAddress', request.email_folded);
  if (!addressFreeAt) return countEvent(tx, context, 'sendToAddress', request.email_folded);
  if (request.known_browser_id === null) throw tooManyUntil(addressFreeAt, context.clock.now());
  return takeQuota(tx, context, 'sendFromKnownBrowser', request.known_browser_id);
}

/** What the browser that asked may know of its request. */
export function describePending(request: VerificationRequest, now: Date): PendingVerification {
  return {
    email: request.email,
    rememberMe: request.remember_me,
    sent: request.sends > 0,
    resendAvailableAt: request.resend_available_at.toISOString(),
    codeExpiresAt: (request.code_expires_at ?? request.created_at).toISOString(),
    triesLeft: triesLeft(request),
    serverTime: now.toISOString(),
  };
}
