import type { Business } from '@portal/contract/entities/entities';
import { CANADA } from '@portal/contract/constants';
import type { Province } from '@portal/contract/fields/provinces';
import { listBusinesses } from '@portal/contract/operations/business';
import { implement } from '../../../kernel/operation.ts';
import { findCustomer } from '../../customer/index.ts';
import { type ListedBusiness, listBusinessRows } from '../storage/businesses.ts';

export const listBusinessesOperation = implement(listBusinesses, async ({ context, caller }) => {
  const [customer, rows] = await Promise.all([
    findCustomer(context.database.query, context.vault, caller.customerId),
    listBusinessRows(context.database.query, caller.customerId),
  ]);
  const { compare } = new Intl.Collator(customer?.language ?? 'en', { numeric: true });

  return {
    businesses: rows.map(toBusiness).sort((a, b) => compare(a.operatingName, b.operatingName)),
  };
});

function toBusiness(row: ListedBusiness): Business {
  return {
    businessId: row.id,
    operatingName: row.operating_name,
    address: {
      street: row.street,
      city: row.city,
      stateCode: row.state_code as Province,
      postalCode: row.postal_code,
      country: CANADA,
    },
    openApplicationId: row.open_application_id,
  };
}
