import * as staff from '@portal/contract/operations/staff';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { toPartner, listPartners } from './storage/partners.ts';
import { createPartnerOperation } from './operations/staff/create-partner.ts';

/** Every operation of the module: those of staff. */
export const partnerOperations: readonly ImplementedOperation[] = [
  createPartnerOperation,
  implement(staff.listPartners, async ({ context, query }) => {
    const { rows, next } = pageOf(query, await listPartners(context.database.query, rowsOfPage(query)));
    return { partners: rows.map(toPartner), next };
  }),
];
