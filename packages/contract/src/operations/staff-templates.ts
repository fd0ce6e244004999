import * as z from 'zod/mini';
import { QUESTION_TEMPLATES_MAXIMUM } from '../constants.ts';
import { described } from '../fields/described.ts';
import { questionTemplate, questionTemplateContent } from '../staff/question-templates.ts';
import { defineOperation } from './operation.ts';
import { seenVersion } from './seen-version.ts';

const TEMPLATES_PATH = '/api/staff/question-templates';
const ofTemplate = z.pick(questionTemplate, { templateId: true });

export const listQuestionTemplates = defineOperation({
  operationId: 'Staff_ListQuestionTemplates',
  method: 'get',
  path: TEMPLATES_PATH,
  summary: `The templates of questions by name, ${String(QUESTION_TEMPLATES_MAXIMUM)} at most.`,
  access: 'staff',
  right: 'read',
  response: z.strictObject({ templates: described(z.array(questionTemplate), 'The templates.') }),
  errors: [],
});

export const createQuestionTemplate = defineOperation({
  operationId: 'Staff_CreateQuestionTemplate',
  method: 'post',
  path: TEMPLATES_PATH,
  summary: `Add a question in both languages that account managers can choose when they ask. A name that a template has already is refused, and so is one beyond ${String(QUESTION_TEMPLATES_MAXIMUM)}.`,
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
    'Change the name and the texts of a template. Questions that were asked before stay as they are. A name that another template has is refused.',
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
  summary: 'Remove a template. Questions that were asked with it stay.',
  access: 'staff',
  right: 'administer',
  params: ofTemplate,
  errors: ['errorNotFound'],
});
