import { DomainError } from '@portal/contract/error-codes';
import { answerQuestion } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { loadCheckProgress } from '../answers/load-check-progress.ts';
import { findOpenItems, resolveInformation } from '../actions/information/resolve-information.ts';
import { lockOwnApplication } from '../storage/applications.ts';

export const answerQuestionOperation = implement(answerQuestion, async ({ context, caller, params, body }) => {
  const { applicationId, itemId } = params;

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    const items = await findOpenItems(tx, context, applicationId);
    const item = items.find((each) => each.kind === 'question' && each.itemId === itemId);
    if (!item || application.status === 'closed') throw new DomainError('errorNothingAsked');

    await resolveInformation(tx, context, application, [{ item, as: 'provided', answer: body.answer }]);
    return loadCheckProgress(tx, context, applicationId);
  });
});
