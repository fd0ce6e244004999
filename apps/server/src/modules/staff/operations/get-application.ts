import { DomainError } from '@portal/contract/error-codes';
import { staffGetApplication } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import {
  findApplication,
  listAnswers,
  listChecks,
  listEvents,
  loadCheckProgress,
  toApplication,
} from '../../application/index.ts';
import { listConsentsAbout } from '../../consent/index.ts';
import { findReferralOfApplication } from '../../partner/index.ts';
import { describeStatements, findPickedAccount } from '../../revenue/index.ts';
import { toConsent, toEvent, toReferral } from '../answers/to-details.ts';
import { toAccountManager } from '../answers/to-listed.ts';

export const getApplicationOperation = implement(staffGetApplication, async ({ context, params }) => {
  const { query } = context.database;
  const row = await findApplication(query, params.applicationId);
  if (!row) throw new DomainError('errorNotFound');
  const about = { applicationId: row.id, customerId: row.customer_id };
  const [{ missing }, checks, answers, { statements, covered }, bankAccount, referral, consents, events] =
    await Promise.all([
      loadCheckProgress(query, context, row.id),
      listChecks(query, row.id),
      listAnswers(query, context.vault, row.id),
      describeStatements(query, context, row),
      findPickedAccount(query, context, row),
      findReferralOfApplication(query, row.id),
      listConsentsAbout(query, about),
      listEvents(query, row.id),
    ]);

  return {
    application: toApplication(context, row),
    accountManager: toAccountManager(row),
    checks,
    missing,
    answers,
    statements,
    covered,
    bankAccount,
    referral: referral ? toReferral(referral) : null,
    consents: consents.map(toConsent),
    events: events.map(toEvent),
  };
});
