import { DomainError } from '@portal/contract/error-codes';
import { finishGoogleSignIn } from '@portal/contract/operations/auth';
import type { Context } from '../../../kernel/context.ts';
import { type Exchange, implement } from '../../../kernel/operation.ts';
import { type Transaction, takeAdvisoryLock } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { ProvedIdentity } from '../../../providers/identity/identity-provider.ts';
import { findCustomer, findCustomersByEmail } from '../../customer/index.ts';
import { answerProof } from '../actions/answer-proof.ts';
import { type Browser, chooseKnownBrowserToken, readBrowser, setPendingCookie } from '../actions/browser.ts';
import { makeToken, tokenHashes } from '../actions/credentials.ts';
import { type Proof, proveAddress } from '../actions/prove-address.ts';
import { createVerification, describePending, sendVerification } from '../actions/request-verification.ts';
import { findCustomerOfGoogleAccount } from '../storage/google-accounts.ts';
import { type GoogleSignIn, takeGoogleSignIn } from '../storage/google-sign-ins.ts';
import type { VerificationRequest } from '../storage/verification-requests.ts';

const TOKEN_PURPOSE = sealedColumns['google_sign_in.token_sealed'].purpose;

type Outcome =
  | { outcome: 'proved'; proof: Proof }
  | { outcome: 'codeSent'; request: VerificationRequest }
  | { outcome: 'noAccount'; email: string };

/**
 * Google's response can be used only once, whatever the outcome. From then on, the sign-in continues like one with a
 * mailed code.
 */
export const finishGoogleSignInOperation = implement(finishGoogleSignIn, async ({ context, exchange }) => {
  const browser = readBrowser(exchange);
  const signIn = await takeOwnSignIn(context, exchange);
  const identity = await readIdentity(context, signIn);
  const knownBrowserToken = await chooseKnownBrowserToken(context, browser);
  const pendingToken = makeToken(context);

  const result = await context.database.transaction((tx) =>
    resolve(tx, context, { signIn, identity, browser, knownBrowserToken, pendingToken }),
  );
  if (result.outcome === 'proved') return answerProof(context, exchange, result.proof, knownBrowserToken);
  if (result.outcome === 'noAccount') return result;

  setPendingCookie(exchange, pendingToken);
  return { outcome: result.outcome, pending: describePending(result.request, context.clock.now()) };
});

async function takeOwnSignIn(context: Context, exchange: Exchange): Promise<GoogleSignIn> {
  const token = exchange.getCookie('googleSignIn');
  exchange.clearCookie('googleSignIn');
  const hashes = token === undefined ? [] : tokenHashes(context, 'googleBrowser', token);
  const signIn =
    hashes.length === 0 ? undefined : await takeGoogleSignIn(context.database.query, hashes, context.clock.now());
  if (!signIn) throw new DomainError('errorLinkExpired');
  return signIn;
}

async function readIdentity(context: Context, signIn: GoogleSignIn): Promise<ProvedIdentity> {
  const { clock, identity: provider, logger, vault } = context;
  if (!provider || signIn.token_sealed === null) throw new DomainError('errorNotFound');
  const reading = await provider.read(vault.open(signIn.token_sealed, TOKEN_PURPOSE), {
    isNonce: (nonce) => tokenHashes(context, 'googleNonce', nonce).includes(signIn.nonce_hash),
    now: clock.now(),
  });
  if (reading.state === 'read') return reading.identity;
  if (reading.state === 'unavailable') throw new DomainError('errorUnavailable');
  logger.warn({ reason: reading.reason }, 'google token refused');
  throw new DomainError('errorForbidden');
}

interface Settling {
  signIn: GoogleSignIn;
  identity: ProvedIdentity;
  browser: Browser;
  knownBrowserToken: string;
  pendingToken: string;
}

/**
 * A linked Google account identifies its customer; any other account is matched by its address, if Google has verified
 * it.
 */
async function resolve(tx: Transaction, context: Context, parts: Settling): Promise<Outcome> {
  const { signIn, identity, browser } = parts;
  await takeAdvisoryLock(tx, `google:${identity.subject}`);
  const linkedId = await findCustomerOfGoogleAccount(tx, identity.subject);
  const linkedEmail = linkedId && (await findCustomer(tx, context.vault, linkedId))?.email;
  const email = linkedEmail ?? identity.email;
  const isProved = linkedEmail !== undefined || identity.isAddressProved;
  if (isProved && (await findCustomersByEmail(tx, email)).length === 0) return { outcome: 'noAccount', email };

  const wanted = {
    purpose: 'login' as const,
    email,
    language: signIn.language,
    rememberMe: signIn.remember_me,
    googleSubject: linkedEmail === undefined ? identity.subject : undefined,
  };
  const request = await createVerification(tx, context, wanted, browser, parts.pendingToken);
  if (!isProved)
    return { outcome: 'codeSent', request: await sendVerification(tx, context, request, browser, signIn.language) };

  const proof = await proveAddress(tx, context, request, parts.knownBrowserToken);
  return proof ? { outcome: 'proved', proof } : { outcome: 'noAccount', email };
}
