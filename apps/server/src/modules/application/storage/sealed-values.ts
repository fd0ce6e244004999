import type { MonthsReason } from '@portal/contract/application/statements/months-reason';
import type { DraftStep } from '@portal/contract/application/steps';
import type { DraftValues } from '@portal/contract/entities/entities';
import type { Vault } from '../../../platform/encryption/index.ts';
import type { PersonalValues } from '../domain/values.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { ApplicationRow } from './application-row.ts';

type MonthsReasonColumns = Pick<
  ApplicationRow,
  'months_reason' | 'months_reason_opened' | 'months_reason_text_sealed' | 'months_reason_at'
>;

const PERSONAL_PURPOSE = sealedColumns['application.personal_sealed'].purpose;
const MONTHS_REASON_PURPOSE = sealedColumns['application.months_reason_text_sealed'].purpose;
const DRAFT_PURPOSE = sealedColumns['application.drafts'].purpose;

export function sealPersonal(vault: Vault, values: Partial<PersonalValues>): string {
  return vault.seal(JSON.stringify(values), PERSONAL_PURPOSE);
}

/** Referrals may have only some of the values. */
export function openPersonalSoFar(vault: Vault, sealed: string): Partial<PersonalValues> {
  return openPersonal(vault, sealed);
}

export function openPersonal(vault: Vault, sealed: string): PersonalValues {
  return JSON.parse(vault.open(sealed, PERSONAL_PURPOSE)) as PersonalValues;
}

export function sealDraft(vault: Vault, values: DraftValues): string {
  return vault.seal(JSON.stringify(values), DRAFT_PURPOSE);
}

export function openDrafts(vault: Vault, drafts: Record<string, string>): Partial<Record<DraftStep, DraftValues>> {
  return Object.fromEntries(
    Object.entries(drafts).map(([step, sealed]) => [
      step,
      JSON.parse(vault.open(sealed, DRAFT_PURPOSE)) as DraftValues,
    ]),
  );
}

export function sealMonthsReason(vault: Vault, text: string): string {
  return vault.seal(text, MONTHS_REASON_PURPOSE);
}

export function openMonthsReason(vault: Vault, row: MonthsReasonColumns): MonthsReason | null {
  const { months_reason: kind, months_reason_opened: openedMonth, months_reason_text_sealed: text } = row;
  if (kind === null || row.months_reason_at === null) return null;
  return {
    kind,
    openedMonth,
    text: text === null ? null : vault.open(text, MONTHS_REASON_PURPOSE),
    givenAt: row.months_reason_at.toISOString(),
  };
}
