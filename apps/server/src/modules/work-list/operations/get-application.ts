import { DomainError } from '@portal/contract/error-codes';
import { staffGetApplication } from '@portal/contract/operations/staff';
import { implement } from '../../../kernel/operation.ts';
import {
  findApplication,
  listAnswers,
  listAskedItems,
  listChecks,
  listEvents,
  loadCheckProgress,
  toApplication,
  toStaffCheck,
} from '../../application/index.ts';
import { listConsentsAbout } from '../../customer/index.ts';
import { findReferralOfApplication } from '../../partner/index.ts';
import { describeStatements, findPickedAccount, listDocuments, listFileProofs } from '../../revenue/index.ts';
import { toConsent, toDocument, toEvent, toReferral, toStatement } from '../answers/to-details.ts';
import { toAccountManager } from '../answers/to-listed.ts';

export const getApplicationOperation = implement(staffGetApplication, async ({ context, params }) => {
  const { query } = context.database;
  const row = await findApplication(query, params.applicationId);
  if (!row) throw new DomainError('errorNotFound');
  const about = { applicationId: row.id, customerId: row.customer_id };
  const [
    { missing },
    checks,
    requests,
    answers,
    { statements, covered },
    proofs,
    documents,
    bankAccount,
    referral,
    consents,
    events,
  ] = await Promise.all([
    loadCheckProgress(query, context, row.id),
    listChecks(query, row.id),
    listAskedItems(query, context.vault, row.id),
    listAnswers(query, context.vault, row.id),
    describeStatements(query, context, row),
    listFileProofs(query, row.id),
    listDocuments(query, row.id),
    findPickedAccount(query, context, row),
    findReferralOfApplication(query, row.id),
    listConsentsAbout(query, about),
    listEvents(query, row.id),
  ]);

  return {
    application: toApplication(context, row),
    accountManager: toAccountManager(row),
    checks: checks.map((check) => toStaffCheck(context.vault, check)),
    missing,
    requests,
    answers,
    statements: statements.map((file) => toStatement(file, proofs.get(file.statementId))),
    documents: documents.flatMap((file) => toDocument(file, requests)),
    covered,
    bankAccount,
    referral: referral ? toReferral(referral) : null,
    consents: consents.map(toConsent),
    events: events.map((event) => toEvent(event, requests)),
  };
});
