import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const PURPOSE = sealedColumns['staff_person.name_sealed'].purpose;

export function sealName(vault: Vault, name: string): string {
  return vault.seal(name, PURPOSE);
}

export function openName(vault: Vault, { name_sealed: sealed }: { name_sealed: string }): string {
  return vault.open(sealed, PURPOSE);
}
