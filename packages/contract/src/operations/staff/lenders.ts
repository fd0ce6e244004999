import * as z from 'zod/mini';
import { ADDED_LENDERS_MAXIMUM } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { lender, lenderContent } from '../../staff/lenders.ts';
import { defineOperation } from '../operation.ts';

const LENDERS_PATH = '/api/staff/lenders';

export const listLenders = defineOperation({
  operationId: 'Staff_ListLenders',
  method: 'get',
  path: LENDERS_PATH,
  summary: 'List the lenders that the cash flow recognizes, built-in and added, sorted by name.',
  access: 'staff',
  right: 'read',
  response: z.strictObject({ lenders: described(z.array(lender), 'The lenders.') }),
  errors: [],
});

export const addLender = defineOperation({
  operationId: 'Staff_AddLender',
  method: 'post',
  path: LENDERS_PATH,
  summary: `Add a lender that the cash flow then recognizes by its words. Bank connections that were already read stay as they are. Refused if another lender has the name or one of the words, or if ${String(ADDED_LENDERS_MAXIMUM)} lenders were already added.`,
  access: 'staff',
  right: 'administer',
  body: lenderContent,
  response: lender,
  errors: ['errorAlreadyExists', 'errorLenderCount'],
});

export const removeLender = defineOperation({
  operationId: 'Staff_RemoveLender',
  method: 'delete',
  path: `${LENDERS_PATH}/{lenderId}`,
  summary: 'Remove an added lender. Built-in lenders have no id and stay.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({
    lenderId: described(identifier, 'The id of an added lender.', '0199c1f2-6d55-7c32-9d4e-8b0c1d2e3f40'),
  }),
  errors: ['errorNotFound'],
});
