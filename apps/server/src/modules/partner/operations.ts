import { DomainError } from '@portal/contract/error-codes';
import * as staff from '@portal/contract/operations/staff';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { insertPartner, listPartners, toPartner } from './storage/partners.ts';

export const partnerOperations: readonly ImplementedOperation[] = [
  implement(staff.createPartner, async ({ context, body, exchange }) => {
    const row = await insertPartner(context.database.query, {
      id: context.random.uuid(),
      name: body.name,
      createdAt: context.clock.now(),
    });
    if (!row)
      throw new DomainError('errorAlreadyExists', { errors: [{ path: 'name', key: 'errors.errorValidation' }] });
    exchange.noteRow(row.id);
    return toPartner(row);
  }),
  implement(staff.listPartners, async ({ context, query }) => {
    const { rows, next } = pageOf(query, await listPartners(context.database.query, rowsOfPage(query)));
    return { partners: rows.map(toPartner), next };
  }),
];
