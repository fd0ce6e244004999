import type { Vault } from '../../../platform/encryption/index.ts';
import type { Random } from '../../../platform/random.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';
const PURPOSE = sealedColumns['webhook_endpoint.secret_sealed'].purpose;

export function createSecret(random: Random): string {
  return `${SECRET_PREFIX}${random.bytes(SECRET_BYTES).toString('base64')}`;
}

export function sealSecret(vault: Vault, secret: string): string {
  return vault.seal(secret, PURPOSE);
}

export function openSecret(vault: Vault, sealed: string): string {
  return vault.open(sealed, PURPOSE);
}
