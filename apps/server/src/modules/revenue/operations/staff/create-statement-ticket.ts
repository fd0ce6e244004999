import { DomainError } from '@portal/contract/error-codes';
import { createStatementTicket } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { findApplication } from '../../../application/index.ts';
import { createDownload } from '../../../auth/index.ts';
import { findStatementFile } from '../../storage/statements.ts';

export const createStatementTicketOperation = implement(createStatementTicket, async ({ context, params, caller }) => {
  const { query } = context.database;
  const { applicationId, statementId } = params;
  const [row, statement] = await Promise.all([
    findApplication(query, applicationId),
    findStatementFile(query, { applicationId, statementId }),
  ]);
  if (!row || !statement) throw new DomainError('errorNotFound');

  const { customer_id: customerId, language } = row;
  return createDownload(context, { applicationId, customerId, language, statementId, caller });
});
