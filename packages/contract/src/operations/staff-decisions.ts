import * as z from 'zod/mini';
import { UNDO_MS, DECISION_WORDS_MAXIMUM_LENGTH, SECOND_MS } from '../constants.ts';
import { described } from '../fields/described.ts';
import { identifier } from '../fields/identifier.ts';
import { version } from '../fields/version.ts';
import { allDecisionReasons, decision, decisionOutcomes, mailPreview } from '../staff/decisions.ts';
import { defineOperation } from './operation.ts';
import { requestInformation } from './staff.ts';

const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
});

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(DECISION_WORDS_MAXIMUM_LENGTH));

export const decideApplication = defineOperation({
  operationId: 'Staff_DecideApplication',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/decisions',
  summary: `Decide on an open application. It is carried out after ${String(UNDO_MS / SECOND_MS)} seconds: then it is closed and a mail notifies the applicant; until then it can be undone. An older \`version\` of the application, and a second decision while one waits, are refused, and so is one without words while a check is with a person or something that was asked for is not there.`,
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    version: described(version, 'The version of the application that was seen.'),
    outcome: described(z.enum(decisionOutcomes), 'What is decided.'),
    reason: described(
      z.nullable(z.enum(allDecisionReasons)),
      'Why: null where it is funded, one of the reasons of the outcome otherwise. The applicant does not see it.',
    ),
    words: described(
      z.nullable(words),
      'For the file, in words; the applicant never sees it. Needed while a check is with a person or something that was asked for is not there.',
    ),
  }),
  response: decision,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const undoDecision = defineOperation({
  operationId: 'Staff_UndoDecision',
  method: 'delete',
  path: '/api/staff/applications/{applicationId}/decisions/{decisionId}',
  summary:
    'Undo a decision that waits; one that was undone before stays so. One that was carried out or overtaken is refused.',
  access: 'staff',
  right: 'work',
  params: z.strictObject({ ...params.shape, decisionId: identifier }),
  response: decision,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const listDecisions = defineOperation({
  operationId: 'Staff_ListDecisions',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/decisions',
  summary: 'The decisions on an application, the latest first, with those that were undone.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({ decisions: described(z.array(decision), 'The decisions, the latest first.') }),
  errors: ['errorNotFound'],
});

export const previewDecisionMail = defineOperation({
  operationId: 'Staff_PreviewDecisionMail',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/decision-mail',
  summary: 'The mail that a decision would send, as the applicant would get it, in their language. Nothing is sent.',
  access: 'staff',
  right: 'read',
  params,
  query: z.strictObject({ outcome: z.enum(decisionOutcomes) }),
  response: mailPreview,
  errors: ['errorNotFound'],
});

export const previewInformationMail = defineOperation({
  operationId: 'Staff_PreviewInformationMail',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/information-mail-previews',
  summary:
    'The mail that a request for information would send, as the applicant would get it, in their language: what is asked for already is listed with it. Nothing is sent or asked.',
  access: 'staff',
  right: 'read',
  params,
  body: requestInformation.body,
  response: mailPreview,
  errors: ['errorNotFound'],
});
