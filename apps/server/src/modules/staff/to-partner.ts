import type { Partner } from '@portal/contract/operations/access';
import type { PartnerRow } from '../partner/index.ts';

/** A partner as staff see it. */
export function toPartner(row: PartnerRow): Partner {
  return { partnerId: row.id, name: row.name, createdAt: row.created_at.toISOString() };
}
