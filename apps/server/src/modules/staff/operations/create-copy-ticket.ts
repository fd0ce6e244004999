import { DomainError } from '@portal/contract/error-codes';
import { createStaffCopyTicket } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { DOWNLOAD_PATH, findApplication, insertDownloadTicket } from '../../application/index.ts';

export const createCopyTicketOperation = implement(createStaffCopyTicket, async ({ context, params }) => {
  const { query } = context.database;
  const row = await findApplication(query, params.applicationId);
  if (!row || row.submitted_at === null) throw new DomainError('errorNotFound');

  const { id: applicationId, customer_id: customerId, language } = row;
  return {
    path: `${DOWNLOAD_PATH}/${await insertDownloadTicket(query, context, { applicationId, customerId, language })}`,
  };
});
