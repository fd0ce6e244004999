import { changeQuestionTemplate } from '@portal/contract/operations/staff-templates';
import { implement } from '../../../http/operation.ts';
import { assertWritten } from '../domain/template-written.ts';
import { updateQuestionTemplate } from '../storage/question-templates.ts';

export const changeQuestionTemplateOperation = implement(changeQuestionTemplate, async ({ context, params, body }) => {
  const template = { ...params, ...body };
  assertWritten(await updateQuestionTemplate(context.database.query, template), 'errorNotFound');
  return template;
});
