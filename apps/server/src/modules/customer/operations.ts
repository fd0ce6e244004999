import type { ImplementedOperation } from '../../kernel/operation.ts';
import { getCustomerOperation } from './operations/get-customer.ts';
import { setCustomerLanguageOperation } from './operations/set-customer-language.ts';

/** Every operation of the module. */
export const customerOperations: readonly ImplementedOperation[] = [getCustomerOperation, setCustomerLanguageOperation];
