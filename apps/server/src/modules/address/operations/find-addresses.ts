import { findAddresses } from '@portal/contract/operations/address';
import { implement } from '../../../http/operation.ts';

/** An address service that fails takes the suggestions away and nothing else. */
export const findAddressesOperation = implement(findAddresses, async ({ context, body }) => {
  const { addresses, logger } = context;
  if (!addresses) return { available: false, suggestions: [] };
  const found = await addresses.find(body);
  if (found.ok) return { available: true, suggestions: found.value };
  logger.warn({ code: found.fault.code }, 'no address suggestions');
  return { available: false, suggestions: [] };
});
