import { retrieveAddress } from '@portal/contract/operations/address';
import { implement } from '../../../kernel/operation.ts';

export const retrieveAddressOperation = implement(retrieveAddress, async ({ context, body }) => {
  const { addresses, logger } = context;
  const found = await addresses?.retrieve(body.id, body.language);
  if (found?.ok === false) logger.warn({ code: found.error.code }, 'address retrieval failed');
  return { address: found?.ok ? (found.value ?? null) : null };
});
