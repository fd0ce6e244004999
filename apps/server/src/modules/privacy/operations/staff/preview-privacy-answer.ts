import { previewPrivacyAnswer } from '@portal/contract/operations/staff-contacts';
import { implement } from '../../../../kernel/operation.ts';
import { previewAnswer } from '../../actions/answer-privacy-request.ts';

export const previewPrivacyAnswerOperation = implement(
  previewPrivacyAnswer,
  async ({ context, params, body, exchange }) => {
    const { customerId, mail } = await previewAnswer(context, { ...params, ...body });
    exchange.noteRow(customerId);
    return mail;
  },
);
