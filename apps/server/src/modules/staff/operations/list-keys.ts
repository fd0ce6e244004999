import { listKeys } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { listApiKeys, toApiKey } from '../../access/index.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';

export const listKeysOperation = implement(listKeys, async ({ context, query }) => {
  const wanted = { ...rowsOfPage(query), partnerId: query.partnerId };
  const { rows, next } = pageOf(query, await listApiKeys(context.database.query, wanted));
  return { keys: rows.map(toApiKey), next };
});
