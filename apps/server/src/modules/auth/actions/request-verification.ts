import {
  CODE_LIFETIME_MS,
  KNOWN_BROWSER_LIFETIME_MS,
  LINK_LIFETIME_MS,
  PENDING_VERIFICATION_LIFETIME_MS,
} from '@portal/contract/constants';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { Language } from '@portal/contract/language';
import { paths } from '@portal/contract/routes';
import type { PendingVerification } from '@portal/contract/entities/session';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { EligibilityAnswers } from '../../../platform/database/schema.ts';
import { findCustomersByEmail } from '../../customer/index.ts';
import { type MailRequest, requestMail } from '../../notification/index.ts';
import type { Browser } from './browser.ts';
import { hashCode, hashToken, makeCode, makeToken, tokenHashes } from './credentials.ts';
import { resendDelayMs } from '../domain/resend-delay.ts';
import { isPending, triesLeft } from '../domain/verification-state.ts';
import { takeSend } from './take-send.ts';
import { tooManyUntil } from './quota.ts';
import { findKnownBrowser } from '../storage/known-browsers.ts';
import {
  insertSpentLink,
  insertVerificationRequest,
  updateVerificationRequest,
  type VerificationRequest,
} from '../storage/verification-requests.ts';

export interface WantedVerification {
  purpose: 'eligibility' | 'login' | 'referral';
  email: string;
  language: Language;
  rememberMe: boolean;
  eligibility?: EligibilityAnswers;
  referralId?: string;
  googleSubject?: string | undefined;
}

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
 * Requests a mail with a new code and link, which replace the earlier pair. While codes are suspended, the mail has
 * only a link. After enough such mails, none is sent; the earlier link stays valid, and the response is the same. The
 * caller has locked the row. Throws errorTooManyRequests before the countdown ends, and if the client address has
 * requested too many mails.
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

  const contacts = await findCustomersByEmail(tx, request.email);
  const [contact] = contacts;
  const isProvable = request.purpose !== 'login' || contact !== undefined;
  const send = await takeSend(tx, context, { request, clientKey: browser.clientKey, isProvable });
  const sends = request.sends + 1;
  const sent = {
    language,
    sends,
    code_hash: null,
    code_expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
    code_wrong_tries: 0,
    resend_available_at: new Date(now.getTime() + resendDelayMs(sends)),
    expires_at: new Date(now.getTime() + PENDING_VERIFICATION_LIFETIME_MS),
  };
  if (send === 'nothing') return updateVerificationRequest(tx, request.id, sent);

  const code = send === 'codeAndLink' ? makeCode(context) : undefined;
  const linkToken = makeToken(context);
  // A login that can prove nothing stores secrets that are never sent, so that it is indistinguishable from any other.
  const stored = isProvable ? { code, linkToken } : { code: code && makeToken(context), linkToken: makeToken(context) };
  const linkExpiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  await insertSpentLink(tx, request, now);
  const updated = await updateVerificationRequest(tx, request.id, {
    ...sent,
    code_hash: stored.code === undefined ? null : hashCode(context, request.id, stored.code),
    link_hash: hashToken(context, 'link', stored.linkToken),
    link_expires_at: linkExpiresAt,
  });

  const reader = { to: request.email, language: contacts.length === 1 && contact ? contact.language : language };
  const expiresAt = code === undefined ? linkExpiresAt : sent.code_expires_at;
  await requestMail(
    tx,
    context,
    isProvable
      ? { ...proofMail(context, purposeOf(request, contacts.length > 0), { code, linkToken }), ...reader, expiresAt }
      : { template: 'noAccount', ...reader, eligibilityLink: `${context.config.publicUrl}${paths.eligibilityCheck}` },
  );
  return updated;
}

type LinkMail = Extract<MailRequest, { template: 'verificationLink' }>;
type ProofMail =
  | Pick<LinkMail, 'template' | 'link' | 'purpose'>
  | Pick<Extract<MailRequest, { template: 'verification' }>, 'template' | 'code' | 'link' | 'purpose'>
  | Pick<Extract<MailRequest, { template: 'accountExists' }>, 'template' | 'code' | 'link'>;

function purposeOf({ purpose }: VerificationRequest, isCustomer: boolean): LinkMail['purpose'] {
  if (purpose === 'eligibility' && isCustomer) return 'accountExists';
  return purpose === 'login' ? 'login' : 'eligibility';
}

/** The link has its token in the fragment, which never appears in a log or Referer. */
function proofMail(
  context: Context,
  purpose: LinkMail['purpose'],
  { code, linkToken }: { code: string | undefined; linkToken: string },
): ProofMail {
  const link = `${context.config.publicUrl}${paths.verifyLink}#token=${linkToken}`;
  if (code === undefined) return { template: 'verificationLink', link, purpose };
  return purpose === 'accountExists'
    ? { template: 'accountExists', code, link }
    : { template: 'verification', code, link, purpose };
}

/**
 * Throws errorProvedElsewhere if the request was completed in another browser (in this one the cookie would be gone),
 * and errorNotFound if it has expired.
 */
export function assertPending(request: VerificationRequest, now: Date): void {
  if (isPending(request, now)) return;
  throw new DomainError(now < request.expires_at ? 'errorProvedElsewhere' : 'errorNotFound');
}

export function describePending(request: VerificationRequest, now: Date): PendingVerification {
  return {
    email: request.email,
    rememberMe: request.remember_me,
    sent: request.sends > 0,
    resendAvailableAt: request.resend_available_at.toISOString(),
    codeExpiresAt: (request.code_expires_at ?? request.created_at).toISOString(),
    triesLeft: triesLeft(request),
    provedElsewhere: request.used_at !== null,
    serverTime: now.toISOString(),
  };
}
