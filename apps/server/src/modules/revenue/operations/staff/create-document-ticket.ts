import { DomainError } from '@portal/contract/error-codes';
import { createDocumentTicket } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { findApplication } from '../../../application/index.ts';
import { createDownload } from '../../../auth/index.ts';
import { findDocument } from '../../storage/documents.ts';

export const createDocumentTicketOperation = implement(createDocumentTicket, async ({ context, params, caller }) => {
  const { query } = context.database;
  const { applicationId, documentId } = params;
  const [row, document] = await Promise.all([findApplication(query, applicationId), findDocument(query, params)]);
  if (!row || !document) throw new DomainError('errorNotFound');

  const { customer_id: customerId, language } = row;
  return createDownload(context, { applicationId, customerId, language, documentId, caller });
});
