import type { FoundContact } from '@portal/contract/staff/contacts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import type { FoundRow } from '../storage/found-contacts.ts';

const FIRST_NAME_PURPOSE = sealedColumns['customer.first_name_sealed'].purpose;

export function toFoundContact(vault: Vault, row: FoundRow): FoundContact {
  return {
    customerId: row.id,
    contactId: row.contact_id,
    email: row.email,
    firstName: row.first_name_sealed === null ? null : vault.open(row.first_name_sealed, FIRST_NAME_PURPOSE),
    language: row.language,
    businesses: row.businesses,
    createdAt: row.created_at.toISOString(),
    applications: row.applications,
    sameEmail: row.same_email,
  };
}
