import type { DraftStep } from '@portal/contract/application/steps';
import type { DraftValues } from '@portal/contract/entities/entities';
import type { Vault } from '../../../platform/encryption/index.ts';
import type { PersonalValues } from '../domain/values.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

const PERSONAL_PURPOSE = sealedColumns['application.personal_sealed'].purpose;
const DRAFT_PURPOSE = sealedColumns['application.drafts'].purpose;

export function sealPersonal(vault: Vault, values: Partial<PersonalValues>): string {
  return vault.seal(JSON.stringify(values), PERSONAL_PURPOSE);
}

/** What is known so far: a referral may hold some of the values alone. */
export function openPersonalSoFar(vault: Vault, sealed: string): Partial<PersonalValues> {
  return openPersonal(vault, sealed);
}

/** The values of the personal step, once it was saved. */
export function openPersonal(vault: Vault, sealed: string): PersonalValues {
  return JSON.parse(vault.open(sealed, PERSONAL_PURPOSE)) as PersonalValues;
}

export function sealDraft(vault: Vault, values: DraftValues): string {
  return vault.seal(JSON.stringify(values), DRAFT_PURPOSE);
}

/** Every draft of an application, opened. */
export function openDrafts(vault: Vault, drafts: Record<string, string>): Partial<Record<DraftStep, DraftValues>> {
  return Object.fromEntries(
    Object.entries(drafts).map(([step, sealed]) => [
      step,
      JSON.parse(vault.open(sealed, DRAFT_PURPOSE)) as DraftValues,
    ]),
  );
}
