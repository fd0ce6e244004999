import { createQuestionTemplate } from '@portal/contract/operations/staff-templates';
import { implement } from '../../../../kernel/operation.ts';
import { assertWritten, insertQuestionTemplate } from '../../storage/question-templates.ts';

export const createQuestionTemplateOperation = implement(createQuestionTemplate, async (call) => {
  const { context, caller, body, exchange } = call;
  const templateId = context.random.uuid();
  const at = context.clock.now();
  const template = { templateId, ...body, by: caller.name, at };
  assertWritten(await insertQuestionTemplate(context.database.query, template), 'errorTemplateCount');
  exchange.noteRow(templateId);
  return { templateId, ...body, version: 0, changedBy: caller.name, changedAt: at.toISOString() };
});
