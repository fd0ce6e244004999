import { createArchiveTicket } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { createApplicationDownload } from '../actions/create-application-download.ts';

export const createArchiveTicketOperation = implement(createArchiveTicket, ({ context, params, caller }) =>
  createApplicationDownload(context, { ...params, isWhole: true, caller }),
);
