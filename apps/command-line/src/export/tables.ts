import type { CreditInquiry } from '@portal/contract/staff/credit-report';
import type { Lead } from '@portal/contract/staff/leads';
import type { ListedStatement } from '@portal/contract/application/statements/statement-corrections';

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
  'accountManager',
  'contactedAt',
] as const;

const noApplication = { applicationId: null, reference: null, status: null, outcome: null, submittedAt: null };

export function leadRows(leads: readonly Lead[]) {
  return leads.map(({ application, reasons, accountManager, ...lead }) => ({
    ...lead,
    accountManager: accountManager?.email ?? null,
    reasons: reasons.join(' '),
    ...(application ?? noApplication),
  }));
}

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

export function inquiryRows(inquiries: readonly CreditInquiry[]) {
  return inquiries.map(({ subject: { role, firstName, lastName }, reasons, ...inquiry }) => ({
    ...inquiry,
    subject: [role, firstName, lastName].filter((part) => part !== null).join(' '),
    reasonCodes: reasons.map(({ code }) => code).join(' '),
  }));
}

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
