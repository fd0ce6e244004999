import type { StaffPrivacyRequest } from '@portal/contract/privacy/requests';
import type { Vault } from '../../../platform/encryption/index.ts';
import { type RequestWithCustomer, toOwnRequest } from '../storage/privacy-requests.ts';

export function toStaffRequest(vault: Vault, row: RequestWithCustomer): StaffPrivacyRequest {
  return {
    ...toOwnRequest(vault, row),
    customerId: row.customer_id,
    email: row.erased_at === null ? row.email : null,
    language: row.language,
    answeredBy: row.answered_by,
  };
}
