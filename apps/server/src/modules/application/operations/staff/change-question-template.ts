import { DomainError } from '@portal/contract/error-codes';
import { changeQuestionTemplate } from '@portal/contract/operations/staff/templates';
import type { QuestionTemplate } from '@portal/contract/staff/question-templates';
import { implement } from '../../../../kernel/operation.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import { assertWritten, findQuestionTemplate, updateQuestionTemplate } from '../../storage/question-templates.ts';

export const changeQuestionTemplateOperation = implement(
  changeQuestionTemplate,
  async ({ context, caller, params, body }) => {
    const { query } = context.database;
    const { version } = body;
    const change = { ...params, ...body, version, by: caller.name, at: context.clock.now() };
    const became = await updateQuestionTemplate(query, change);
    const now = await getTemplate(query, params.templateId);
    if (became === 'none') throw new DomainError('errorVersionConflict', { version: now.version });
    assertWritten(became, 'errorNotFound');
    return now;
  },
);

async function getTemplate(queries: Queries, templateId: string): Promise<QuestionTemplate> {
  const template = await findQuestionTemplate(queries, templateId);
  if (!template) throw new DomainError('errorNotFound');
  return template;
}
