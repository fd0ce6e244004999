import type { Partner } from '@portal/contract/staff/keys';
import type { PartnerRow } from '../storage/partners.ts';

/** A partner as shown to staff. */
export function toPartner(row: PartnerRow): Partner {
  return { partnerId: row.id, name: row.name, createdAt: row.created_at.toISOString() };
}
