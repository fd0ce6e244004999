import { DomainError } from '@portal/contract/error-codes';
import { setCustomerLanguage } from '@portal/contract/operations/customer';
import { implement } from '../../../kernel/operation.ts';
import { updateCustomerLanguage } from '../storage/customers.ts';

export const setCustomerLanguageOperation = implement(
  setCustomerLanguage,
  async ({ context, caller, params, body }) => {
    if (params.customerId !== caller.customerId) throw new DomainError('errorNotFound');

    await updateCustomerLanguage(context.database.query, caller.customerId, body.language);
    return undefined;
  },
);
