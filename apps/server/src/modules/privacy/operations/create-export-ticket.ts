import { createExportTicket } from '@portal/contract/operations/privacy';
import { implement } from '../../../http/operation.ts';
import { DOWNLOAD_PATH, insertDownloadTicket } from '../../application/index.ts';

export const createExportTicketOperation = implement(createExportTicket, async ({ context, caller, body }) => {
  const ticket = await insertDownloadTicket(context.database.query, context, {
    customerId: caller.customerId,
    applicationId: null,
    language: body.language,
  });
  return { path: `${DOWNLOAD_PATH}/${ticket}` };
});
