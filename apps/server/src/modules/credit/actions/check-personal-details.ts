import type { Context } from '../../../kernel/context.ts';
import type { CreditReport, InquirySubject } from '../../../providers/credit-bureau/credit-bureau.ts';
import {
  type ApplicationRow,
  requestInformationFrom,
  type CheckJobPayload,
  dropSin,
  findHeldSin,
  handOverCheck,
  handOverRunningCheck,
  insertEvent,
  lockRunningCheck,
  openPersonal,
  setCheckState,
  takeUpCheck,
  wasSettled,
} from '../../application/index.ts';
import { hasConsent } from '../../customer/index.ts';
import { namesSin, answerInquiry, findOrCreateInquiry, type StoredReport } from '../storage/inquiries.ts';
import { consequenceOf, reasonsOfHandOver } from '../domain/consequence.ts';

const KIND = 'personalDetails';

/** The job retries later with the same reference. */
class BureauUnavailable extends Error {
  override readonly name = 'BureauUnavailable';
}

/**
 * Runs the soft credit check: records consent, then makes one inquiry per cause and stores its reference before the
 * call. Can be repeated but takes effect once: the response counts only while the check is running.
 */
export async function checkPersonalDetails(
  context: Context,
  payload: CheckJobPayload,
  isLastTry: boolean,
): Promise<void> {
  const { applicationId, cause } = payload;
  const run = { applicationId, kind: KIND } as const;
  const application = await takeUpCheck(context, run);
  if (!application) return;
  const { bureau, database, vault } = context;
  if (!(await hasConsent(database.query, { applicationId, kind: 'softCreditCheck' })))
    return handOverRunningCheck(context, run, 'noConsent');

  const hasSin = namesSin(cause);
  const sin = hasSin ? await findHeldSin(database.query, vault, { applicationId, itemId: cause }) : undefined;
  // A newer SIN replaced this one; its own job continues.
  if (hasSin && sin === undefined) return;

  const reference = await noteInquiry(context, payload);
  if (reference === undefined) return;
  const report = await bureau.inquire({
    reference,
    language: application.language,
    subject: subjectOf(context, application, sin),
  });
  if (report.status === 'ERROR' && report.error === 'unavailable' && !isLastTry) throw new BureauUnavailable();
  await resolve(context, payload, { reference, report, hadSin: hasSin });
}

/** Stores the inquiry before the call. @returns its reference; undefined if the bureau has already responded */
function noteInquiry({ clock, database, random }: Context, cause: CheckJobPayload): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    const inquiry = await findOrCreateInquiry(tx, { ...cause, id: random.uuid(), at: clock.now() });
    return inquiry.status === null ? inquiry.id : undefined;
  });
}

function subjectOf({ vault }: Context, application: ApplicationRow, sin: string | undefined): InquirySubject {
  if (application.personal_sealed === null) throw new Error('A submitted application has personal details');
  const personal = openPersonal(vault, application.personal_sealed);
  return {
    firstName: personal.firstName,
    lastName: personal.lastName,
    dateOfBirth: personal.dateOfBirth,
    street: personal.street,
    city: personal.city,
    stateCode: personal.stateCode,
    postalCode: personal.postalCode,
    ...(sin === undefined ? {} : { sin }),
  };
}

interface Outcome {
  reference: string;
  report: CreditReport;
  hadSin: boolean;
}

async function resolve(
  context: Context,
  { applicationId }: CheckJobPayload,
  { reference, report, hadSin }: Outcome,
): Promise<void> {
  const { clock, database, vault } = context;
  await database.transaction(async (tx) => {
    const application = await lockRunningCheck(tx, { applicationId, kind: KIND });
    if (!application) return;
    const at = clock.now();
    const answer = { id: reference, status: report.status, report: toStored(report), at };
    if (!(await answerInquiry(tx, vault, answer))) return;
    if (hadSin) await dropSin(tx, applicationId);

    const mayAsk = !(await wasSettled(tx, applicationId, 'sin'));
    const consequence = consequenceOf(report.status, { hadSin, mayAsk });
    const change = { applicationId, kind: KIND, at } as const;
    if (consequence === 'done') {
      await setCheckState(tx, { ...change, state: 'done' });
      await insertEvent(tx, context, applicationId, 'personalDetailsChecked');
    } else if (consequence === 'askForSin') {
      await setCheckState(tx, { ...change, state: 'needsYou' });
      await requestInformationFrom(tx, context, {
        applicationId,
        items: [{ kind: 'sin' }],
        dueDay: null,
        askedBy: 'check',
      });
    } else {
      await handOverCheck(tx, context, application, { kind: KIND, reason: reasonsOfHandOver[consequence] });
    }
  });
}

function toStored(report: CreditReport): StoredReport {
  if (report.status === 'ERROR') return { score: null, reasons: [], bureauRef: null, error: report.error };
  const { reasons, bureauRef } = report;
  return { score: report.status === 'FOUND' ? report.score : null, reasons, bureauRef, error: null };
}
