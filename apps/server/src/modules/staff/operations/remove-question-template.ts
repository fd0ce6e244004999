import { DomainError } from '@portal/contract/error-codes';
import { removeQuestionTemplate } from '@portal/contract/operations/staff-templates';
import { implement } from '../../../http/operation.ts';
import { deleteQuestionTemplate } from '../storage/question-templates.ts';

export const removeQuestionTemplateOperation = implement(removeQuestionTemplate, async ({ context, params }) => {
  if (!(await deleteQuestionTemplate(context.database.query, params.templateId)))
    throw new DomainError('errorNotFound');
  return undefined;
});
