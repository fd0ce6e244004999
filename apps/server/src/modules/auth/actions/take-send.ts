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
  /** Whether the mail can verify the address; false for a login without an account. */
  isProvable: boolean;
}

/**
 * Counts a mail. A customer whose address has used up its codes or mails is not locked out: a link, which cannot be
 * guessed, is sent instead. Throws errorTooManyRequests only for the client address.
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

/** Once the shared quota is used up, a known browser uses its own quota. @returns whether there was room */
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

/** When mails contain codes again; undefined if the next mail contains one. */
export async function findRestEnd(
  tx: Transaction,
  context: Context,
  request: VerificationRequest,
): Promise<Date | undefined> {
  const failuresEnd = await findFailuresEnd(tx, context, request);
  return failuresEnd ?? (await findQuotaEnd(tx, context, 'sendToAddress', request.email_folded));
}
