import { REFERENCE_ALPHABET, REFERENCE_RANDOM_LENGTH, formatReference } from '@portal/contract/application/reference';
import { consentTextVersions } from '@portal/contract/consent';
import type { Application } from '@portal/contract/entities/entities';
import { DomainError } from '@portal/contract/error-codes';
import { submitApplication } from '@portal/contract/operations/application';
import { paths } from '@portal/contract/routes';
import { implement, type OperationInput } from '../../../kernel/operation.ts';
import { type Transaction, violatesUnique } from '../../../platform/database/index.ts';
import { recordConsent } from '../../customer/index.ts';
import { markCameBack } from '../../eligibility/index.ts';
import { mailStaff, requestMail } from '../../notification/index.ts';
import { contactDay } from '../actions/office-days/office-days.ts';
import { aboutForStaff } from '../domain/about-for-staff.ts';
import { assertIncomplete } from '../domain/assert-incomplete.ts';
import { findBankDataOnFile } from '../domain/bank-data-on-file.ts';
import { matchValuesOf } from '../domain/match-values.ts';
import { type CheckedSubmission, checkSubmission, chosenTermsLanguage } from '../domain/submission.ts';
import { startChecks } from '../actions/checks/start-checks.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { REFERENCE_IS_UNIQUE, lockOwnApplication, markSubmitted } from '../storage/applications.ts';
import { insertEvent } from '../storage/events.ts';
import { deleteMatchValues, saveMatchValues } from '../storage/match-keys.ts';
import { findIdempotentResponse, saveIdempotentResponse } from '../storage/idempotency-keys.ts';
import { assertEditable } from '../storage/save-step.ts';
import { openPersonal } from '../storage/sealed-values.ts';
import { toApplication } from '../answers/to-application.ts';

/**
 * Submission is retried: an attempt fails if the reference is taken, or if the idempotency key was just used for
 * another application.
 */
const MOST_TRIES = 4;

type Submission = OperationInput<typeof submitApplication>;

export const submitApplicationOperation = implement(submitApplication, async (input) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await input.context.database.transaction((tx) => submitOnce(tx, input));
    } catch (error) {
      const collided = violatesUnique(error, REFERENCE_IS_UNIQUE) || violatesUnique(error, 'idempotency_key_pkey');
      if (!collided || tries === MOST_TRIES) throw error;
    }
  }
});

async function submitOnce(tx: Transaction, input: Submission): Promise<Application> {
  const { context, caller, params, headers, body } = input;
  const request = {
    customerId: caller.customerId,
    operation: submitApplication.operationId,
    key: headers['idempotency-key'],
    content: [params.applicationId, body],
  };
  const row = await lockOwnApplication(tx, { applicationId: params.applicationId, customerId: caller.customerId });
  const given = await findIdempotentResponse(tx, context, request);
  if (given !== undefined) return given as Application;

  const checked = check(row, input);
  const termsLanguage = chosenTermsLanguage(checked.structure, row.terms_language, body.choseEnglishTerms);
  const at = context.clock.now();
  const submitted = await markSubmitted(tx, row.id, {
    reference: formatReference(context.random.pick(REFERENCE_ALPHABET, REFERENCE_RANDOM_LENGTH)),
    nextContactDay: contactDay(context.config, at, [checked.structure.stateCode, context.config.officeProvince]),
    at,
  });
  await recordConsents(tx, input, submitted, termsLanguage);
  await deleteMatchValues(tx, submitted.id);
  await saveMatchValues(
    tx,
    context.vault,
    { applicationId: submitted.id },
    matchValuesOf({ email: row.email, ...checked }),
  );
  await insertEvent(tx, context, submitted.id, 'submitted');
  await markCameBack(tx, { customerId: caller.customerId, applicationId: submitted.id, at });
  await startChecks(tx, context, submitted.id);
  await requestMails(tx, input, submitted, checked);

  const answer = toApplication(context, { ...submitted, terms_language: termsLanguage ?? submitted.terms_language });
  await saveIdempotentResponse(tx, context, request, answer);
  return answer;
}

function check(row: ApplicationRow, { context, body }: Submission): CheckedSubmission {
  assertIncomplete(row);
  if (row.version !== body.version) throw new DomainError('errorVersionConflict', { version: row.version });
  assertEditable(row, 'review');
  return checkSubmission(
    {
      structure: row.structure,
      funding: row.funding,
      age: row.age,
      personal: row.personal_sealed === null ? null : openPersonal(context.vault, row.personal_sealed),
      revenueConfirmed: row.revenue_confirmed_at !== null,
      statementCount: row.statement_count,
      bankState: row.bank?.state ?? null,
      hasBankDataOnFile: findBankDataOnFile(context, row) !== undefined,
    },
    { fundingMaximum: context.config.fundingMaximum, at: context.clock.now() },
  );
}

/** One checkbox on review covers both consents: the details are true, and a credit check is allowed. */
async function recordConsents(
  tx: Transaction,
  { context, body, exchange }: Submission,
  row: ApplicationRow,
  termsLanguage: ApplicationRow['language'] | undefined,
): Promise<void> {
  const given = {
    email: row.email,
    customerId: row.customer_id,
    applicationId: row.id,
    clientAddress: exchange.clientAddress,
  };
  const { language, textVersion } = body;
  await recordConsent(tx, context, { ...given, kind: 'declaration', language, textVersion });
  await recordConsent(tx, context, { ...given, kind: 'softCreditCheck', language, textVersion });
  if (termsLanguage) {
    const terms = { kind: 'terms', language: termsLanguage, textVersion: consentTextVersions.terms } as const;
    await recordConsent(tx, context, { ...given, ...terms });
  }
}

async function requestMails(
  tx: Transaction,
  { context }: Submission,
  row: ApplicationRow,
  { structure }: CheckedSubmission,
): Promise<void> {
  const { publicUrl } = context.config;
  const { reference, next_contact_day: nextContactDay } = row;
  if (reference === null || nextContactDay === null)
    throw new Error('The submitted application has no reference or contact day');
  await requestMail(tx, context, {
    template: 'applicationReceived',
    to: row.email,
    language: row.language,
    accountManager: row.account_manager_name,
    reference,
    nextContactDay,
    operatingName: structure.companyName,
    copyLink: `${publicUrl}${paths.loginLink}#to=${paths.sentApplication}&application=${row.id}`,
  });
  const mail = { template: 'applicationSubmittedStaff', ...aboutForStaff(context.config, row) } as const;
  await mailStaff(tx, context, { applicationId: row.id }, mail);
}
