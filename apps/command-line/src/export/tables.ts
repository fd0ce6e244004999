import type { CreditInquiry } from '@portal/contract/staff/credit-report';
import type { Lead } from '@portal/contract/staff/leads';
import type { ListedStatement } from '@portal/contract/application/statements/statement-corrections';

/** What a file of leads has. */
export const leadColumns = [
  'leadId',
  'email',
  'language',
  'monthsInBusiness',
  'annualRevenue',
  'reasons',
  'createdAt',
  'tellOn',
  'toldAt',
  'cameBackAt',
  'applicationId',
  'reference',
  'status',
  'outcome',
  'submittedAt',
] as const;

const noApplication = { applicationId: null, reference: null, status: null, outcome: null, submittedAt: null };

/** A row for each lead. */
export function leadRows(leads: readonly Lead[]) {
  return leads.map(({ application, reasons, ...lead }) => ({
    ...lead,
    reasons: reasons.join(' '),
    ...(application ?? noApplication),
  }));
}

/** What a file of the credit bureau's answers has. */
export const inquiryColumns = [
  'inquiryId',
  'subject',
  'kind',
  'hadSin',
  'askedAt',
  'answeredAt',
  'status',
  'score',
  'reasonCodes',
  'bureauRef',
  'error',
] as const;

/** A row for each inquiry. */
export function inquiryRows(inquiries: readonly CreditInquiry[]) {
  return inquiries.map(({ subject: { role, firstName, lastName }, reasons, ...inquiry }) => ({
    ...inquiry,
    subject: [role, firstName, lastName].filter((part) => part !== null).join(' '),
    reasonCodes: reasons.map(({ code }) => code).join(' '),
  }));
}

/** What a file of the rows of statements has. */
export const transactionColumns = [
  'statementId',
  'position',
  'account',
  'proof',
  'row',
  'date',
  'description',
  'cents',
  'balanceCents',
  'page',
  'isLeftOut',
  'correctionId',
  'breaksHere',
] as const;

/** A row for each row of a statement. */
export function transactionRows({ statementId, accounts }: ListedStatement) {
  return accounts.flatMap(({ position, account, proof, breaksAt, transactions }) =>
    transactions.map((each, index) => ({
      statementId,
      position,
      account,
      proof,
      breaksHere: index === breaksAt,
      ...each,
    })),
  );
}
