import { DomainError } from '@portal/contract/error-codes';
import { createArchiveTicket } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { findApplication } from '../../application/index.ts';
import { createDownload } from '../../download/index.ts';

export const createArchiveTicketOperation = implement(createArchiveTicket, async ({ context, params }) => {
  const row = await findApplication(context.database.query, params.applicationId);
  if (!row || row.submitted_at === null) throw new DomainError('errorNotFound');

  const { id: applicationId, customer_id: customerId, language } = row;
  return createDownload(context, { applicationId, customerId, language, isWhole: true });
});
