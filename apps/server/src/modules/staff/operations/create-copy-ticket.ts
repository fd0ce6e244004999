import { createStaffCopyTicket } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { createApplicationDownload } from '../actions/create-application-download.ts';

export const createCopyTicketOperation = implement(createStaffCopyTicket, ({ context, params, caller }) =>
  createApplicationDownload(context, { ...params, isWhole: false, caller }),
);
