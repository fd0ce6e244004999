import { DomainError } from '@portal/contract/error-codes';
import { createPartner } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { insertPartner, toPartner } from '../../storage/partners.ts';

export const createPartnerOperation = implement(createPartner, async ({ context, body, exchange }) => {
  const row = await insertPartner(context.database.query, {
    id: context.random.uuid(),
    name: body.name,
    createdAt: context.clock.now(),
  });
  if (!row) throw new DomainError('errorAlreadyExists', { errors: [{ path: 'name', key: 'errors.errorValidation' }] });
  exchange.noteRow(row.id);
  return toPartner(row);
});
