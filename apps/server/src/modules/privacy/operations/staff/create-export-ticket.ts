import { DomainError } from '@portal/contract/error-codes';
import { createStaffExportTicket } from '@portal/contract/operations/staff/contacts';
import { implement } from '../../../../kernel/operation.ts';
import { findCustomer } from '../../../customer/index.ts';
import { createDownload } from '../../../auth/index.ts';

export const createStaffExportTicketOperation = implement(
  createStaffExportTicket,
  async ({ context, params, exchange, caller }) => {
    const customer = await findCustomer(context.database.query, context.vault, params.customerId);
    if (!customer) throw new DomainError('errorNotFound');
    const { customerId, language } = customer;
    exchange.noteRow(customerId);
    return createDownload(context, { customerId, applicationId: null, language, caller });
  },
);
