import { DomainError } from '@portal/contract/error-codes';
import { listDeliveries } from '@portal/contract/operations/staff/oversight';
import { implement } from '../../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { findEndpoint } from '../storage/endpoints.ts';
import { listDeliveryRows, toDelivery } from '../storage/listed-deliveries.ts';

export const listDeliveriesOperation = implement(listDeliveries, async ({ context, params, query }) => {
  const { query: queries } = context.database;
  const wanted = { ...rowsOfPage(query), endpointId: params.webhookId, isUndelivered: query.state !== undefined };
  const [endpoint, found] = await Promise.all([
    findEndpoint(queries, params.webhookId),
    listDeliveryRows(queries, wanted),
  ]);
  if (!endpoint) throw new DomainError('errorNotFound');
  const { rows, next } = pageOf(query, found);
  return { deliveries: rows.map(toDelivery), next };
});
