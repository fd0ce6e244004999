import * as z from 'zod/mini';
import { checkProgress } from '../entities/entities.ts';
import { identifier } from '../fields/identifier.ts';
import { sin } from '../fields/sin.ts';
import { defineOperation } from './operation.ts';

const params = z.strictObject({ applicationId: identifier });

export const sinForm = z.strictObject({ sin });
export type SinForm = z.infer<typeof sinForm>;

export const giveSin = defineOperation({
  operationId: 'Credit_GiveSin',
  method: 'put',
  path: '/api/applications/{applicationId}/sin',
  summary: 'Provide the requested Social Insurance Number. It is used once, then deleted, and never returned.',
  access: 'customer',
  params,
  body: sinForm,
  response: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked'],
});

export const declineSin = defineOperation({
  operationId: 'Credit_DeclineSin',
  method: 'post',
  path: '/api/applications/{applicationId}/sin/refusal',
  summary: 'Continue without the Social Insurance Number. The account manager follows up.',
  access: 'customer',
  params,
  response: checkProgress,
  errors: ['errorNotFound', 'errorNothingAsked'],
});
