import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { QuotaKind } from '../domain/quotas.ts';
import type { VerificationRequest } from '../storage/verification-requests.ts';
import { countEvent, findQuotaEnd, takeQuota } from './quota.ts';

/** What the next mail of a request carries; `nothing`: there is no mail, because a link that works was mailed already. */
export type Send = 'codeAndLink' | 'link' | 'nothing';

interface Sender {
  request: VerificationRequest;
  /** The client address as counted. */
  clientKey: string;
  /** Whether the mail can prove the address: the one to an address without an account cannot. */
  isProvable: boolean;
}

/**
 * Counts a send. Who uses up the codes or the mails of an address keeps nobody out: then a link goes out, which cannot
 * be guessed (0030). Throws errorTooManyRequests only for the client address itself.
 */
export async function takeSend(
  tx: Transaction,
  context: Context,
  { request, clientKey, isProvable }: Sender,
): Promise<Send> {
  await takeQuota(tx, context, 'sendFromClient', clientKey);
  const areCodesTried = (await findFailuresEnd(tx, context, request)) !== undefined;
  if (await takeUsualSend(tx, context, request)) return areCodesTried ? 'link' : 'codeAndLink';

  const kind = isProvable ? 'linkToAddress' : 'noAccountToAddress';
  if (await findQuotaEnd(tx, context, kind, request.email_folded)) return 'nothing';
  await countEvent(tx, context, kind, request.email_folded);
  return 'link';
}

/** A browser known for the address has its own quota once the shared one is used up. @returns whether there was room */
async function takeUsualSend(tx: Transaction, context: Context, request: VerificationRequest): Promise<boolean> {
  const subjects = [
    ['sendToAddress', request.email_folded],
    ['sendFromKnownBrowser', request.known_browser_id],
  ] as const;
  for (const [kind, subject] of subjects) {
    if (subject === null || (await findQuotaEnd(tx, context, kind, subject))) continue;
    await countEvent(tx, context, kind, subject);
    return true;
  }
  return false;
}

/** What wrong codes count for. A browser known for the address has its own count, which no one else can use up. */
export function failureSubject(request: VerificationRequest): [QuotaKind, string] {
  return request.known_browser_id === null
    ? ['codeFailureOfAddress', request.email_folded]
    : ['codeFailureOfKnownBrowser', request.known_browser_id];
}

/** When codes are looked at again after too many wrong ones; undefined if they are now. */
export async function findFailuresEnd(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
): Promise<Date | undefined> {
  return findQuotaEnd(tx, context, ...failureSubject(request));
}

/** When a mail brings a code again; undefined if the next one does. */
export async function findRestEnd(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
): Promise<Date | undefined> {
  const failuresEnd = await findFailuresEnd(tx, context, request);
  return failuresEnd ?? (await findQuotaEnd(tx, context, 'sendToAddress', request.email_folded));
}
