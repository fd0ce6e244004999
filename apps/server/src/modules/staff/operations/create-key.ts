import { DomainError } from '@portal/contract/error-codes';
import { createKey } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { addKey } from '../../access/index.ts';
import { findPartner } from '../../partner/index.ts';

export const createKeyOperation = implement(createKey, async ({ context, body, exchange }) => {
  if ((body.scope === 'partner') !== (body.partnerId !== null))
    throw new DomainError('errorValidation', { errors: [{ path: 'partnerId', key: 'errors.errorValidation' }] });

  const { query } = context.database;
  if (body.partnerId !== null && !(await findPartner(query, body.partnerId))) throw new DomainError('errorNotFound');

  const { key, apiKey } = await addKey(query, context, body);
  exchange.noteRow(apiKey.keyId);
  return { ...apiKey, key };
});
