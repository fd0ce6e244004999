import { listPartners as contractOperation } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { listPartners } from '../../partner/index.ts';
import { toPartner } from '../answers/to-partner.ts';

export const listPartnersOperation = implement(contractOperation, async ({ context, query }) => {
  const { rows, next } = pageOf(query, await listPartners(context.database.query, rowsOfPage(query)));
  return { partners: rows.map(toPartner), next };
});
