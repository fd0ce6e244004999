import { DomainError } from '@portal/contract/error-codes';
import { createCopyTicket } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { createDownload } from '../../auth/index.ts';
import { getOwnApplication } from '../storage/applications.ts';

export const createCopyTicketOperation = implement(createCopyTicket, async ({ context, caller, params }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  const row = await getOwnApplication(context.database.query, own);
  if (row.submitted_at === null) throw new DomainError('errorNotFound');

  return createDownload(context, { ...own, language: row.language });
});
