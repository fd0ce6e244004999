import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { QuotaKind } from '../domain/quotas.ts';
import type { VerificationRequest } from '../storage/verification-requests.ts';
import { countEvent, findQuotaEnd, takeQuota } from './quota.ts';

/** Content of a request's next mail; `nothing` if a valid link was already mailed. */
export type Send = 'codeAndLink' | 'link' | 'nothing';

interface Sender {
  request: VerificationRequest;
  clientKey: string;
  /** Whether the mail can prove the address, which requires an account. */
  isProvable: boolean;
}

/**
 * Counts a mail. Using up an address's codes or mails locks no customer out, since a link is sent instead, which cannot be
 * guessed. Throws errorTooManyRequests only for the client address.
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

/** A known browser has its own quota once the shared one is used up. @returns whether there was room */
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

/** Counter of wrong codes. A known browser has its own, which no one else can use up. */
export function failureSubject(request: VerificationRequest): [QuotaKind, string] {
  return request.known_browser_id === null
    ? ['codeFailureOfAddress', request.email_folded]
    : ['codeFailureOfKnownBrowser', request.known_browser_id];
}

/** When codes are accepted again after too many wrong ones; undefined if they are accepted now. */
export async function findFailuresEnd(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
): Promise<Date | undefined> {
  return findQuotaEnd(tx, context, ...failureSubject(request));
}

/** When mails contain codes again; undefined if the next one does. */
export async function findRestEnd(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
): Promise<Date | undefined> {
  const failuresEnd = await findFailuresEnd(tx, context, request);
  return failuresEnd ?? (await findQuotaEnd(tx, context, 'sendToAddress', request.email_folded));
}
