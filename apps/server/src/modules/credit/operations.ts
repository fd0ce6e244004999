import * as staff from '@portal/contract/operations/staff';
import * as staffLenders from '@portal/contract/operations/staff/lenders';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { findApplication } from '../application/index.ts';
import { addLender, listLenders } from './actions/lenders.ts';
import { listInquiries } from './answers/to-inquiries.ts';
import { declineSinOperation } from './operations/decline-sin.ts';
import { giveSinOperation } from './operations/give-sin.ts';
import { deleteLender } from './storage/added-lenders.ts';

export const creditOperations: readonly ImplementedOperation[] = [
  giveSinOperation,
  declineSinOperation,
  implement(staff.getCreditReport, async ({ context, params }) => {
    const { query } = context.database;
    const application = await findApplication(query, params.applicationId);
    if (!application) throw new DomainError('errorNotFound');

    return { inquiries: await listInquiries(query, context, application) };
  }),
  implement(staffLenders.listLenders, async ({ context }) => ({
    lenders: await listLenders(context.database.query),
  })),
  implement(staffLenders.addLender, async ({ context, caller, body, exchange }) => {
    const id = context.random.uuid();
    const lender = { ...body, id, source: body.source ?? null, added_by: caller.name, added_at: context.clock.now() };
    const added = await addLender(context.database.query, lender);
    exchange.noteRow(id);
    return added;
  }),
  implement(staffLenders.removeLender, async ({ context, params }) => {
    if (!(await deleteLender(context.database.query, params.lenderId))) throw new DomainError('errorNotFound');
    return undefined;
  }),
];
