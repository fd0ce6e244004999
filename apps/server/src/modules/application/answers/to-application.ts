import { answersSoFar, businessStructureForm, personalInformationForm } from '@portal/contract/application/step-forms';
import { statementMonths, statementWindow } from '@portal/contract/application/statements/statement-window';
import type { Application, SavedStep } from '@portal/contract/entities/entities';
import { CANADA } from '@portal/contract/constants';
import { toYears } from '@portal/contract/fields/time/time-in-business';
import type { Context } from '../../../kernel/context.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { findBankDataOnFile } from '../domain/bank-data-on-file.ts';
import { unlessPassed } from '../domain/office-days/business-day.ts';
import { officeToday } from '../domain/office-days/office-day.ts';
import { openUntil, resumeAt } from '../domain/progress.ts';
import type { ApplicationRow, ConnectedBank, StepRow } from '../storage/application-row.ts';
import { openDrafts, openMonthsReason, openPersonalSoFar } from '../storage/sealed-values.ts';

export function toApplication(
  { vault, clock, config }: Pick<Context, 'vault' | 'clock' | 'config'>,
  row: ApplicationRow,
): Application {
  const personal = row.personal_sealed === null ? undefined : openPersonalSoFar(vault, row.personal_sealed);
  const window = statementWindow(row.submitted_at ?? clock.now(), statementMonths(row.was_funded));
  return {
    applicationId: row.id,
    ...toSavedStep(vault, row),
    status: row.status,
    outcome: row.outcome,
    experienceType: row.experience_type,
    applicationCreatedWith: row.created_with,
    bankingRequired: row.banking_required && findBankDataOnFile({ clock }, row) === undefined,
    businessId: row.business_id,
    personalInfo: {
      ...answersSoFar(personalInformationForm, personal),
      country: CANADA,
      emailAddress: row.email,
      acceptedTerms: row.terms_language !== null,
      language: row.language,
    },
    termsLanguage: row.terms_language,
    ...describeBank(row.bank),
    revenueConfirmed: row.revenue_confirmed_at !== null,
    statementCount: row.submitted_at === null ? row.statement_count : row.submitted_statement_count,
    monthsReason: openMonthsReason(vault, row),
    requiredMonths: window.required,
    acceptedMonths: window.accepted,
    reference: row.reference,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    submittedBank: row.submitted_bank,
    nextContactDay: unlessPassed(row.next_contact_day, officeToday({ clock, config })),
    accountManager: row.account_manager_name,
    createdDate: row.created_at.toISOString(),
  };
}

export function toSavedStep(vault: Vault, row: StepRow): SavedStep {
  const { structure, funding, age } = row;
  return {
    version: row.version,
    applicationStep: resumeAt(row.current_step, row),
    reachedStep: openUntil(row),
    businessInfo: {
      ...answersSoFar(businessStructureForm, structure),
      id: row.business_id,
      country: CANADA,
      industry: structure?.industry || null,
      annualRevenue: funding?.annualRevenue ?? null,
      yearsInBusiness: age && toYears(age.months),
    },
    monthsInBusiness: age?.months ?? null,
    requestAmount: funding?.requestAmount ?? null,
    drafts: openDrafts(vault, row.drafts),
  };
}

/** The API's property names must not change; their values are our own ids. */
function describeBank(bank: ConnectedBank | null): Pick<Application, 'bank' | 'bankData'> {
  return {
    bank: bank && { state: bank.state, institution: bank.institution },
    bankData: {
      flinksLoginId: bank?.loginHash ?? null,
      flinksAccountId: bank?.accountId ?? null,
      flinksRequestId: bank?.connectionId ?? null,
    },
  };
}
