import { listQuestionTemplates } from '@portal/contract/operations/staff-templates';
import { implement } from '../../../http/operation.ts';
import { listQuestionTemplates as listStored } from '../storage/question-templates.ts';

export const listQuestionTemplatesOperation = implement(listQuestionTemplates, async ({ context }) => ({
  templates: await listStored(context.database.query),
}));
