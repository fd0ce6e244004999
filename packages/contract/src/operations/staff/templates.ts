import * as z from 'zod/mini';
import { QUESTION_TEMPLATES_MAXIMUM } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { questionTemplate, questionTemplateContent } from '../../staff/question-templates.ts';
import { defineOperation } from '../operation.ts';
import { seenVersion } from '../seen-version.ts';

const TEMPLATES_PATH = '/api/staff/question-templates';
const ofTemplate = z.pick(questionTemplate, { templateId: true });

export const listQuestionTemplates = defineOperation({
  operationId: 'Staff_ListQuestionTemplates',
  method: 'get',
  path: TEMPLATES_PATH,
  summary: `List the question templates, sorted by name, at most ${String(QUESTION_TEMPLATES_MAXIMUM)}.`,
  access: 'staff',
  right: 'read',
  response: z.strictObject({ templates: described(z.array(questionTemplate), 'The templates.') }),
  errors: [],
});

export const createQuestionTemplate = defineOperation({
  operationId: 'Staff_CreateQuestionTemplate',
  method: 'post',
  path: TEMPLATES_PATH,
  summary: `Add a question, in both languages, for account managers to choose from. Refused if the name is taken or there are already ${String(QUESTION_TEMPLATES_MAXIMUM)} templates.`,
  access: 'staff',
  right: 'administer',
  body: questionTemplateContent,
  response: questionTemplate,
  errors: ['errorAlreadyExists', 'errorTemplateCount'],
});

export const changeQuestionTemplate = defineOperation({
  operationId: 'Staff_ChangeQuestionTemplate',
  method: 'put',
  path: `${TEMPLATES_PATH}/{templateId}`,
  summary:
    'Change the name and texts of a template. Questions that were already asked stay as they are. Refused if another template has the name.',
  access: 'staff',
  right: 'administer',
  params: ofTemplate,
  body: z.strictObject({ ...questionTemplateContent.shape, version: seenVersion('template') }),
  response: questionTemplate,
  errors: ['errorNotFound', 'errorAlreadyExists', 'errorVersionConflict'],
});

export const removeQuestionTemplate = defineOperation({
  operationId: 'Staff_RemoveQuestionTemplate',
  method: 'delete',
  path: `${TEMPLATES_PATH}/{templateId}`,
  summary: 'Remove a template. Questions that were already asked with it stay.',
  access: 'staff',
  right: 'administer',
  params: ofTemplate,
  errors: ['errorNotFound'],
});
