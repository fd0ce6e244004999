import { createQuestionTemplate } from '@portal/contract/operations/staff-templates';
import { implement } from '../../../http/operation.ts';
import { assertWritten } from '../domain/template-written.ts';
import { insertQuestionTemplate } from '../storage/question-templates.ts';

export const createQuestionTemplateOperation = implement(createQuestionTemplate, async (call) => {
  const { context, body, exchange } = call;
  const template = { templateId: context.random.uuid(), ...body };
  assertWritten(await insertQuestionTemplate(context.database.query, template), 'errorTemplateCount');
  exchange.noteRow(template.templateId);
  return template;
});
