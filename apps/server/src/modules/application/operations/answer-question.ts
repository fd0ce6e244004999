import type { InformationKind } from '@portal/contract/application/checks';
import { DomainError } from '@portal/contract/error-codes';
import { answerQuestion } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { loadCheckProgress } from '../answers/load-check-progress.ts';
import { findOpenItems, type ItemResolution, resolveInformation } from '../actions/information/resolve-information.ts';
import { lockOwnApplication } from '../storage/applications.ts';

/** How a written answer resolves each kind of item; for a document, it says why the document cannot be sent. */
const settlements = {
  question: 'provided',
  document: 'declined',
  statements: undefined,
  sin: undefined,
} as const satisfies Record<InformationKind, ItemResolution['as'] | undefined>;

export const answerQuestionOperation = implement(answerQuestion, async ({ context, caller, params, body }) => {
  const { applicationId, itemId } = params;

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    const items = await findOpenItems(tx, context, applicationId);
    const item = items.find((each) => each.itemId === itemId);
    const as = item && settlements[item.kind];
    if (!as || application.status === 'closed') throw new DomainError('errorNothingAsked');

    await resolveInformation(tx, context, application, [{ item, as, answer: body.answer }]);
    return loadCheckProgress(tx, context, applicationId);
  });
});
