import { DomainError } from '@portal/contract/error-codes';
import { createKey } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { addKey } from '../../actions/keys.ts';
import { findPartner } from '../../../partner/index.ts';

export const createKeyOperation = implement(createKey, async ({ context, body, exchange }) => {
  const { scope, name, partnerId = null } = body;
  if ((scope === 'partner') !== (partnerId !== null))
    throw new DomainError('errorValidation', { errors: [{ path: 'partnerId', key: 'errors.errorValidation' }] });

  const { query } = context.database;
  if (partnerId !== null && !(await findPartner(query, partnerId))) throw new DomainError('errorNotFound');

  const { key, apiKey } = await addKey(query, context, { scope, name, partnerId });
  exchange.noteRow(apiKey.keyId);
  return { ...apiKey, key };
});
