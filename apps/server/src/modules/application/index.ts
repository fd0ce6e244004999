import { answerQuestionOperation } from './operations/answer-question.ts';
import { completeWelcomeOperation } from './operations/complete-welcome.ts';
import { createCopyTicketOperation } from './operations/create-copy-ticket.ts';
import { getAccountManagerPhotoOperation } from './operations/get-account-manager-photo.ts';
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
import { saveDraftsOperation } from './operations/save-drafts.ts';
import { savePersonalInformationOperation } from './operations/save-personal-information.ts';
import { startApplicationOperation } from './operations/start-application.ts';
import { submitApplicationOperation } from './operations/submit-application.ts';
import { withdrawApplicationOperation } from './operations/withdraw-application.ts';

export { applicationJobs } from './jobs.ts';
export { type AskedItem, askForInformation } from './actions/ask-for-information.ts';
export { loadHolidayCalendar } from './actions/holiday-calendar.ts';
export { businessDaysSince, type IsHoliday, isBusinessDay, nextBusinessDay } from './domain/business-day.ts';
export { officeToday } from './domain/office-today.ts';
export { countOpenApplications } from './storage/applications.ts';
export { closeApplication } from './actions/close-application.ts';
export { closeByStaff, closedMail } from './actions/close-by-staff.ts';
export { loadContactDay } from './actions/contact-day.ts';
export { decideApplication, undoDecision } from './actions/decisions.ts';
export { findUploadRequest } from './actions/find-upload-request.ts';
export { informationMail } from './actions/mail-missing-information.ts';
export { handOnApplications } from './actions/hand-on-applications.ts';
export { handOverCheck } from './actions/hand-over-check.ts';
export { type CheckJobPayload, checkJobs } from './actions/check-jobs.ts';
export { endBankAccess } from './actions/clean-up-after-close.ts';
export { loadCheckProgress } from './answers/load-check-progress.ts';
export { handOverRunningCheck, lockRunningCheck, takeUpCheck } from './actions/run-check.ts';
export { lockForCheck, retryCheck, settleCheck, takeOverCheck } from './actions/work-on-check.ts';
export { aboutForStaff } from './domain/about-for-staff.ts';
export { notAskedYet } from './domain/not-asked-yet.ts';
export { findBankDataOnFile } from './domain/bank-data-on-file.ts';
export { findOpenItems, resolveInformation } from './actions/resolve-information.ts';
export { restartCheck } from './actions/start-checks.ts';
export { withdrawRequest } from './actions/withdraw-request.ts';
export { type ApplicationRow, WAS_FUNDED_COLUMN } from './storage/application-row.ts';
export {
  clearRevenueConfirmation,
  dropRevenueConfirmation,
  findAndLockApplication,
  findApplication,
  getOwnApplication,
  holdApplication,
  lockApplication,
  lockOwnApplication,
  touchApplication,
  updateMonthsReason,
  type OwnApplication,
  assertSeen,
  raiseVersion,
  updateContactDay,
} from './storage/applications.ts';
export { countOpenOfManagers, updateAccountManager } from './storage/account-managers.ts';
export { listChecks, setCheckState, toStaffCheck } from './storage/checks.ts';
export { listDecisionRows, toDecision } from './storage/decisions.ts';
export { insertEvent, listEvents } from './storage/events.ts';
export { dropSin, findHeldSin, holdSin } from './storage/held-sin.ts';
export {
  insertInformationItem,
  insertInformationRequest,
  listAnswers,
  listAskedItems,
  listWithdrawnStatementRequests,
  type OpenItem,
  wasSettled,
} from './storage/information.ts';
export { openMonthsReason, openPersonal, sealMonthsReason, sealPersonal } from './storage/sealed-values.ts';
export { assertEditable, saveStep } from './storage/save-step.ts';
export { renderApplicationCopy } from './answers/render-application-copy.ts';
export { toApplication } from './answers/to-application.ts';

export const applicationOperations = [
  listApplicationsOperation,
  prepareApplicationOperation,
  startApplicationOperation,
  getApplicationOperation,
  getAccountManagerPhotoOperation,
  completeWelcomeOperation,
  saveBusinessStructureOperation,
  saveBusinessFundingOperation,
  saveBusinessAgeOperation,
  savePersonalInformationOperation,
  saveDraftOperation,
  saveDraftsOperation,
  saveMissingInformationOperation,
  submitApplicationOperation,
  withdrawApplicationOperation,
  createCopyTicketOperation,
  getChecksOperation,
  getTimelineOperation,
  answerQuestionOperation,
];
