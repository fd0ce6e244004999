import { DomainError } from '@portal/contract/error-codes';
import { getCustomer } from '@portal/contract/operations/customer';
import { implement } from '../../../kernel/operation.ts';
import { findCustomer } from '../storage/customers.ts';

export const getCustomerOperation = implement(getCustomer, async ({ context, caller, params }) => {
  const customer =
    params.customerId === caller.customerId
      ? await findCustomer(context.database.query, context.vault, caller.customerId)
      : undefined;

  if (!customer) throw new DomainError('errorNotFound');

  return customer;
});
