import { statementMonths, statementWindow } from '@portal/contract/application/statement-window';
import type { Application, SavedStep } from '@portal/contract/entities/entities';
import { CANADA } from '@portal/contract/constants';
import { toYears } from '@portal/contract/fields/time-in-business';
import type { Clock } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { findBankDataOnFile } from '../domain/bank-data-on-file.ts';
import { openUntil, resumeAt } from '../domain/progress.ts';
import type { ApplicationRow, StepRow } from './application-row.ts';
import { openDrafts, openPersonalSoFar } from './sealed-values.ts';

/** An application as its owner sees it, at the context's time. */
export function toApplication({ vault, clock }: { vault: Vault; clock: Clock }, row: ApplicationRow): Application {
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
      emailAddress: row.email,
      firstName: personal?.firstName ?? null,
      lastName: personal?.lastName ?? null,
      country: CANADA,
      street: personal?.street ?? null,
      city: personal?.city ?? null,
      stateCode: personal?.stateCode ?? null,
      postalCode: personal?.postalCode ?? null,
      acceptedTerms: row.terms_language !== null,
      phoneNumber: personal?.phoneNumber ?? null,
      dateOfBirth: personal?.dateOfBirth ?? null,
      language: row.language,
    },
    termsLanguage: row.terms_language,
    bankData: { flinksLoginId: null, flinksAccountId: null, flinksRequestId: null },
    bank: row.bank,
    revenueConfirmed: row.revenue_confirmed_at !== null,
    statementCount: row.statement_count,
    requiredMonths: window.required,
    acceptedMonths: window.accepted,
    reference: row.reference,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    nextContactDay: row.next_contact_day,
    createdDate: row.created_at.toISOString(),
  };
}

/** What a step that concerns nothing beside its application changes of it, as its owner sees it. */
export function toSavedStep(vault: Vault, row: StepRow): SavedStep {
  const { structure, funding, age } = row;
  return {
    version: row.version,
    applicationStep: resumeAt(row.current_step, row),
    reachedStep: openUntil(row),
    businessInfo: {
      id: row.business_id,
      companyName: structure?.companyName ?? null,
      legalBusinessName: structure?.legalBusinessName ?? null,
      country: CANADA,
      street: structure?.street ?? null,
      city: structure?.city ?? null,
      stateCode: structure?.stateCode ?? null,
      postalCode: structure?.postalCode ?? null,
      annualRevenue: funding?.annualRevenue ?? null,
      entityTypeCode: structure?.entityTypeCode ?? null,
      industryCode: structure?.industryCode ?? null,
      subIndustryCode: structure?.subIndustryCode ?? null,
      industry: structure?.industry || null,
      yearsInBusiness: age === null ? null : toYears(age.months),
      ownershipPercentage: structure?.ownershipPercentage ?? null,
    },
    monthsInBusiness: age?.months ?? null,
    requestAmount: funding?.requestAmount ?? null,
    drafts: openDrafts(vault, row.drafts),
  };
}
