import * as z from 'zod/mini';
import { checkKinds, checkStates } from '../application/checks.ts';
import { timelineKinds } from '../application/events.ts';
import { QUESTION_ANSWER_MAXIMUM_LENGTH } from '../constants.ts';
import { missingItem } from '../entities/entities.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { sin } from '../fields/sin.ts';
import { defineOperation } from './operation.ts';

const params = z.strictObject({ applicationId: identifier });
const itemParams = z.strictObject({ applicationId: identifier, itemId: identifier });

/** How far the checks of a submitted application are, and what is asked for and not given yet. */
export const checkProgress = z.strictObject({
  checks: z.array(z.strictObject({ kind: z.enum(checkKinds), state: z.enum(checkStates) })),
  missing: z.array(missingItem),
});
export type CheckProgressAnswer = z.infer<typeof checkProgress>;

export const getChecks = defineOperation({
  operationId: 'Application_GetChecks',
  method: 'get',
  path: '/api/applications/{applicationId}/checks',
  summary: 'How far the background checks are, and what is missing. Empty before submission.',
  access: 'customer',
  passive: true,
  params,
  answer: checkProgress,
  errors: ['errorNotFound'],
});

export const getTimeline = defineOperation({
  operationId: 'Application_GetTimeline',
  method: 'get',
  path: '/api/applications/{applicationId}/timeline',
  summary: 'What happened to an application so far, oldest first.',
  access: 'customer',
  params,
  answer: z.strictObject({
    events: z.array(
      z.strictObject({
        kind: z.enum(timelineKinds),
        at: instant,
        /** YYYY-MM: the months that statements were asked of. */
        months: z.array(z.string()),
      }),
    ),
  }),
  errors: ['errorNotFound'],
});

/** Form of the SIN screen. */
export const sinForm = z.strictObject({ sin });
export type SinForm = z.infer<typeof sinForm>;

export const giveSin = defineOperation({
  operationId: 'Credit_GiveSin',
  method: 'put',
  path: '/api/applications/{applicationId}/sin',
  summary: 'Give the Social Insurance Number that was asked for. It is used once and deleted; no answer ever holds it.',
  access: 'customer',
  params,
  body: sinForm,
  answer: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked'],
});

export const declineSin = defineOperation({
  operationId: 'Credit_DeclineSin',
  method: 'post',
  path: '/api/applications/{applicationId}/sin/refusal',
  summary: 'Continue without the Social Insurance Number: the account manager follows up.',
  access: 'customer',
  params,
  answer: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked'],
});

/** Form of the dialog that answers a written question. */
export const answerForm = z.strictObject({
  answer: z
    .string({ error: 'validation.answer.required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.answer.required' }),
      z.maxLength(QUESTION_ANSWER_MAXIMUM_LENGTH, { error: 'validation.answer.tooLong' }),
    ),
});

export type AnswerValues = z.infer<typeof answerForm>;

export const answerQuestion = defineOperation({
  operationId: 'Application_AnswerQuestion',
  method: 'put',
  path: '/api/applications/{applicationId}/missing-information/{itemId}/answer',
  summary: 'Answer a written question of the account manager.',
  access: 'customer',
  params: itemParams,
  body: answerForm,
  answer: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked'],
});

export const provideStatements = defineOperation({
  operationId: 'Revenue_ProvideStatements',
  method: 'post',
  path: '/api/applications/{applicationId}/missing-information/statements',
  summary: 'Say that the statements that were asked for after submission have been uploaded.',
  access: 'customer',
  params,
  answer: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked', 'errorFileMissing'],
});
