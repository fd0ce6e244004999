import { DomainError } from '@portal/contract/error-codes';
import { getCreditReport } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { findApplication } from '../../application/index.ts';
import { listInquiries } from '../../credit/index.ts';

export const getCreditReportOperation = implement(getCreditReport, async ({ context, params }) => {
  const { query } = context.database;
  const application = await findApplication(query, params.applicationId);
  if (!application) throw new DomainError('errorNotFound');

  return { inquiries: await listInquiries(query, context, application) };
});
