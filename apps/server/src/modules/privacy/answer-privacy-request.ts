import { DomainError } from '@portal/contract/error-codes';
import type { PrivacyRequestOutcome } from '@portal/contract/privacy/requests';
import type { Context } from '../../context.ts';
import { requestMail } from '../notification/index.ts';
import { eraseOnRequest } from './erase-on-request.ts';
import { answerRequest, findRequest, type RequestWithCustomer } from './storage/privacy-requests.ts';

/**
 * Answers a request once, tells the customer, and carries out an erasure that was granted, all or nothing.
 * Throws errorNotFound, or errorNothingAsked where it was answered before.
 */
export async function answerPrivacyRequest(
  context: Context,
  given: { requestId: string; outcome: PrivacyRequestOutcome; answer: string; by: string },
): Promise<RequestWithCustomer> {
  const { clock, database, vault } = context;
  return database.transaction(async (tx) => {
    const request = await findRequest(tx, given.requestId);
    if (!request) throw new DomainError('errorNotFound');
    if (!(await answerRequest(tx, vault, { ...given, at: clock.now() }))) throw new DomainError('errorNothingAsked');

    await requestMail(tx, context, {
      template: 'privacyRequestAnswered',
      to: request.email,
      language: request.language,
      kind: request.kind,
      outcome: given.outcome,
      answer: given.answer,
    });
    if (request.kind === 'erasure' && given.outcome === 'done') await eraseOnRequest(tx, context, request.customer_id);
    const answered = await findRequest(tx, given.requestId);
    if (!answered) throw new Error('A request that was just answered is there');
    return answered;
  });
}
