import { answerPrivacyRequest as contractOperation } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { answerPrivacyRequest } from '../../actions/answer-privacy-request.ts';
import { toStaffRequest } from '../../answers/to-staff-request.ts';

export const answerPrivacyRequestOperation = implement(
  contractOperation,
  async ({ context, caller, params, body, exchange }) => {
    const answered = await answerPrivacyRequest(context, { ...params, ...body, by: caller.name });
    exchange.noteRow(answered.customer_id);
    return toStaffRequest(context.vault, answered);
  },
);
