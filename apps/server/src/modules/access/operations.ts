import * as staff from '@portal/contract/operations/staff';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { createKeyOperation } from './operations/staff/create-key.ts';
import { listApiKeys, revokeApiKey, toApiKey } from './storage/api-keys.ts';

/** Every operation of the module, for customers, partners and staff. */
export const accessOperations: readonly ImplementedOperation[] = [
  createKeyOperation,
  implement(staff.listKeys, async ({ context, query }) => {
    const wanted = { ...rowsOfPage(query), partnerId: query.partnerId };
    const { rows, next } = pageOf(query, await listApiKeys(context.database.query, wanted));
    return { keys: rows.map(toApiKey), next };
  }),
  implement(staff.revokeKey, async ({ context, params }) => {
    const row = await revokeApiKey(context.database.query, params.keyId, context.clock.now());
    if (!row) throw new DomainError('errorNotFound');
    return toApiKey(row);
  }),
];
