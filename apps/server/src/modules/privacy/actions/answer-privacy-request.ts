import type { PrivacyRequestKind, PrivacyRequestOutcome } from '@portal/contract/privacy/requests';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import { translate } from '../../../platform/texts.ts';
import { type MailRequest, previewMail, requestMail } from '../../notification/index.ts';
import { answerRequest, findRequest, type RequestWithCustomer } from '../storage/privacy-requests.ts';
import { eraseOnRequest } from './erase-on-request.ts';

interface GivenAnswer {
  outcome: PrivacyRequestOutcome;
  answer: string;
}

/**
 * Answers a request once, notifies the customer, and carries out a granted erasure, in one transaction. Throws
 * errorNotFound, or errorNothingAsked if already answered.
 */
export async function answerPrivacyRequest(
  context: Context,
  given: GivenAnswer & { requestId: string; by: string },
): Promise<RequestWithCustomer> {
  const { clock, database, vault } = context;
  return database.transaction(async (tx) => {
    const request = await findRequest(tx, given.requestId);
    if (!request) throw new DomainError('errorNotFound');
    const answer = wholeAnswer(request, given);
    if (!(await answerRequest(tx, vault, { ...given, answer, at: clock.now() })))
      throw new DomainError('errorNothingAsked');

    if (request.erased_at === null) await requestMail(tx, context, answerMail(request, given));
    if (request.kind === 'erasure' && given.outcome === 'done')
      await eraseOnRequest(tx, context, { customerId: request.customer_id, staffName: given.by });
    const answered = await findRequest(tx, given.requestId);
    if (!answered) throw new Error('The request just answered was not found');
    return answered;
  });
}

export async function previewAnswer(context: Context, given: GivenAnswer & { requestId: string }) {
  const request = await findRequest(context.database.query, given.requestId);
  if (!request) throw new DomainError('errorNotFound');
  if (request.answered_at !== null || request.erased_at !== null) throw new DomainError('errorNothingAsked');
  return { customerId: request.customer_id, mail: await previewMail(context, answerMail(request, given)) };
}

function answerMail(request: RequestWithCustomer, given: GivenAnswer): MailRequest {
  return {
    template: 'privacyRequestAnswered',
    to: request.email,
    language: request.language,
    kind: request.kind,
    outcome: given.outcome,
    answer: wholeAnswer(request, given),
  };
}

/** If there are internal notes, the answer says so, but not what they contain. */
function wholeAnswer(request: RequestWithCustomer, { outcome, answer }: GivenAnswer): string {
  return namesNotes(request, outcome)
    ? `${answer}\n\n${translate(request.language, 'mails.privacyRequestAnswered.notes')}`
    : answer;
}

interface RequestAndNotes {
  kind: PrivacyRequestKind;
  has_notes: boolean;
  has_lasting_notes: boolean;
}

function namesNotes(request: RequestAndNotes, outcome: PrivacyRequestOutcome): boolean {
  return request.kind === 'erasure' && outcome === 'done' ? request.has_lasting_notes : request.has_notes;
}
