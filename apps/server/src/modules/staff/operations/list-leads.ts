import { listLeads } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { pageOf, rowsOfPage } from '../../../platform/pages.ts';
import { listLeads as listRows, toLead } from '../../eligibility/index.ts';

export const listLeadsOperation = implement(listLeads, async ({ context, query }) => {
  const { reason, since, told, cameBack } = query;
  const found = await listRows(context.database.query, { ...rowsOfPage(query), reason, since, told, cameBack });
  const { rows, next } = pageOf(query, found);
  return { leads: rows.map(toLead), next };
});
