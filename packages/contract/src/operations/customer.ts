import * as z from 'zod/mini';
import { customer } from '../entities/entities.ts';
import { identifier } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';

const params = z.strictObject({ customerId: identifier });

export const getCustomer = defineOperation({
  operationId: 'Customer_GetCustomer',
  method: 'get',
  path: '/api/customers/{customerId}',
  summary: 'Get the customer by their own id.',
  access: 'customer',
  params,
  response: customer,
  errors: ['errorNotFound'],
});

export const setCustomerLanguage = defineOperation({
  operationId: 'Customer_SetCustomerLanguage',
  method: 'put',
  path: '/api/customers/{customerId}/language',
  summary: 'Save the language of the portal and of emails.',
  access: 'customer',
  params,
  body: z.strictObject({ language }),
  errors: ['errorNotFound'],
});
