import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleExpireApplications } from './jobs/expire-applications.ts';
import { handleMailMissingInformation } from './jobs/mail-missing-information.ts';
import { handleSweepChecks } from './jobs/sweep-checks.ts';
import { answerQuestionOperation } from './operations/answer-question.ts';
import { completeWelcomeOperation } from './operations/complete-welcome.ts';
import { createCopyTicketOperation } from './operations/create-copy-ticket.ts';
import { getApplicationOperation } from './operations/get-application.ts';
import { getChecksOperation } from './operations/get-checks.ts';
import { getTimelineOperation } from './operations/get-timeline.ts';
import { listApplicationsOperation } from './operations/list-applications.ts';
import { prepareApplicationOperation } from './operations/prepare-application.ts';
import { saveBusinessAgeOperation } from './operations/save-business-age.ts';
import { saveBusinessFundingOperation } from './operations/save-business-funding.ts';
import { saveBusinessStructureOperation } from './operations/save-business-structure.ts';
import { saveMissingInformationOperation } from './operations/save-missing-information.ts';
import { saveDraftOperation } from './operations/save-draft.ts';
import { savePersonalInformationOperation } from './operations/save-personal-information.ts';
import { startApplicationOperation } from './operations/start-application.ts';
import { submitApplicationOperation } from './operations/submit-application.ts';
import { withdrawApplicationOperation } from './operations/withdraw-application.ts';

export { type AskedItem, askForInformation } from './ask-for-information.ts';
export { closeApplication } from './close-application.ts';
export { loadContactDay } from './calendar/contact-day.ts';
export { findUploadRequest } from './find-upload-request.ts';
export { handOverCheck } from './hand-over-check.ts';
export { type CheckJobPayload, checkJobs } from './jobs/check-jobs.ts';
export { endBankAccess } from './jobs/end-bank-access.ts';
export { loadCheckProgress } from './load-check-progress.ts';
export { handOverRunningCheck, lockRunningCheck, takeUpCheck } from './run-check.ts';
export { DOWNLOAD_PATH } from './operations/create-copy-ticket.ts';
export { registerDownloads } from './operations/register-downloads.ts';
export { findBankDataOnFile } from './domain/bank-data-on-file.ts';
export { findOpenItems, settleInformation } from './settle-information.ts';
export { restartCheck } from './start-checks.ts';
export type { ApplicationRow } from './storage/application-row.ts';
export {
  dropRevenueConfirmation,
  findAndLockApplication,
  findApplication,
  getOwnApplication,
  lockApplication,
  lockCustomer,
  lockOwnApplication,
  touchApplication,
} from './storage/applications.ts';
export { setCheckState } from './storage/checks.ts';
export { insertDownloadTicket } from './storage/download-tickets.ts';
export { insertEvent, listEvents } from './storage/events.ts';
export { dropSin, findHeldSin, holdSin } from './storage/held-sin.ts';
export { insertInformationItem, insertInformationRequest, listAnswers, type OpenItem } from './storage/information.ts';
export { openPersonal, sealPersonal } from './storage/sealed-values.ts';
export { assertEditable, saveStep } from './storage/save-step.ts';
export { toApplication } from './storage/to-application.ts';

export const applicationOperations = [
  listApplicationsOperation,
  prepareApplicationOperation,
  startApplicationOperation,
  getApplicationOperation,
  completeWelcomeOperation,
  saveBusinessStructureOperation,
  saveBusinessFundingOperation,
  saveBusinessAgeOperation,
  savePersonalInformationOperation,
  saveDraftOperation,
  saveMissingInformationOperation,
  submitApplicationOperation,
  withdrawApplicationOperation,
  createCopyTicketOperation,
  getChecksOperation,
  getTimelineOperation,
  answerQuestionOperation,
];

export const applicationJobs = (context: Context): JobHandler[] => [
  handleExpireApplications(context),
  handleMailMissingInformation(context),
  handleSweepChecks(context),
];
