import * as z from 'zod/mini';
import { business } from '../entities/entities.ts';
import { defineOperation } from './operation.ts';

export const listBusinesses = defineOperation({
  operationId: 'Business_ListBusinesses',
  method: 'get',
  path: '/api/businesses',
  summary: "List the customer's businesses, sorted by operating name.",
  access: 'customer',
  response: z.strictObject({ businesses: z.array(business) }),
  errors: [],
});
