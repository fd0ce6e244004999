import { DomainError } from '@portal/contract/error-codes';
import { createCopyTicket } from '@portal/contract/operations/application';
import { implement } from '../../../http/operation.ts';
import { getOwnApplication } from '../storage/applications.ts';
import { insertDownloadTicket } from '../storage/download-tickets.ts';

/** Where a ticket is taken to; registered beside the operations because its answer is a file. */
export const DOWNLOAD_PATH = '/api/downloads';

export const createCopyTicketOperation = implement(createCopyTicket, async ({ context, caller, params }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  const row = await getOwnApplication(context.database.query, own);
  if (row.submitted_at === null) throw new DomainError('errorNotFound');

  const ticket = await insertDownloadTicket(context.database.query, context, { ...own, language: row.language });
  return { path: `${DOWNLOAD_PATH}/${ticket}` };
});
