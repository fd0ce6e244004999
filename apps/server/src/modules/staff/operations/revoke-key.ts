import { DomainError } from '@portal/contract/error-codes';
import { revokeKey } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { revokeApiKey, toApiKey } from '../../access/index.ts';

export const revokeKeyOperation = implement(revokeKey, async ({ context, params }) => {
  const row = await revokeApiKey(context.database.query, params.keyId, context.clock.now());
  if (!row) throw new DomainError('errorNotFound');
  return toApiKey(row);
});
