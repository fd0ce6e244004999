import { DomainError } from '@portal/contract/error-codes';
import { getLead } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { findLead, toLead } from '../../eligibility/index.ts';

export const getLeadOperation = implement(getLead, async ({ context, params }) => {
  const row = await findLead(context.database.query, params.leadId);
  if (!row) throw new DomainError('errorNotFound');
  return toLead(row);
});
