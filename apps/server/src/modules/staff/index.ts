import type { ImplementedOperation } from '../../http/operation.ts';
import { createKeyOperation } from './operations/create-key.ts';
import { createPartnerOperation } from './operations/create-partner.ts';
import { listKeysOperation } from './operations/list-keys.ts';
import { listPartnersOperation } from './operations/list-partners.ts';
import { revokeKeyOperation } from './operations/revoke-key.ts';

export const staffOperations: readonly ImplementedOperation[] = [
  createKeyOperation,
  listKeysOperation,
  revokeKeyOperation,
  createPartnerOperation,
  listPartnersOperation,
];
