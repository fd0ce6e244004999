import { findAddresses } from '@portal/contract/operations/address';
import { implement } from '../../../kernel/operation.ts';

/** If the address service fails, only suggestions are lost. */
export const findAddressesOperation = implement(findAddresses, async ({ context, body }) => {
  const { addresses, logger } = context;
  if (!addresses) return { available: false, suggestions: [] };
  const found = await addresses.find(body);
  if (found.ok) return { available: true, suggestions: found.value };
  logger.warn({ code: found.error.code }, 'address suggestions failed');
  return { available: false, suggestions: [] };
});
