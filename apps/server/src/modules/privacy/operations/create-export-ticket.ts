import { createExportTicket } from '@portal/contract/operations/privacy';
import { implement } from '../../../kernel/operation.ts';
import { createDownload } from '../../auth/index.ts';

export const createExportTicketOperation = implement(createExportTicket, async ({ context, caller, body }) =>
  createDownload(context, { customerId: caller.customerId, applicationId: null, language: body.language }),
);
