import * as staff from '@portal/contract/operations/staff';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { findApplication } from '../application/index.ts';
import { listInquiries } from './answers/to-inquiries.ts';
import { declineSinOperation } from './operations/decline-sin.ts';
import { giveSinOperation } from './operations/give-sin.ts';

export const creditOperations: readonly ImplementedOperation[] = [
  giveSinOperation,
  declineSinOperation,
  implement(staff.getCreditReport, async ({ context, params }) => {
    const { query } = context.database;
    const application = await findApplication(query, params.applicationId);
    if (!application) throw new DomainError('errorNotFound');

    return { inquiries: await listInquiries(query, context, application) };
  }),
];
