export { applicationOperations } from './operations.ts';
export { type OfficeDays, problemOfDay } from './domain/office-days/office-day.ts';
export { contactDay, officeDays } from './actions/office-days/office-days.ts';
export { applicationJobs } from './jobs.ts';
export { applicationMetrics } from './metrics.ts';
export { requestInformationFrom } from './actions/information/ask-for-information.ts';
export { businessDaysSince, isBusinessDay, nextBusinessDay } from './domain/office-days/business-day.ts';
export { isHoliday } from './domain/office-days/holidays.ts';
export { officeToday } from './domain/office-days/office-day.ts';
export { closeApplication } from './actions/close-application.ts';
export { decideNow } from './actions/decisions.ts';
export { writeNote } from './actions/write-note.ts';
export { closeByStaff } from './actions/close-by-staff.ts';
export { findUploadRequest } from './actions/information/find-upload-request.ts';
export { reassignApplications } from './actions/reassign-applications.ts';
export { handOverCheck } from './actions/checks/hand-over-check.ts';
export { type CheckJobPayload, checkJobs } from './actions/checks/check-jobs.ts';
export { endBankAccess } from './actions/clean-up-after-close.ts';
export { loadCheckProgress } from './answers/load-check-progress.ts';
export { handOverRunningCheck, lockRunningCheck, takeUpCheck } from './actions/checks/run-check.ts';
export { aboutForStaff } from './domain/about-for-staff.ts';
export { findBankDataOnFile } from './domain/bank-data-on-file.ts';
export { findOpenItems, resolveInformation } from './actions/information/resolve-information.ts';
export { restartCheck } from './actions/checks/start-checks.ts';
export { withdrawRequest } from './actions/information/withdraw-request.ts';
export { type ApplicationRow, WAS_FUNDED_COLUMN } from './storage/application-row.ts';
export {
  type ApplicationProgress,
  clearRevenueConfirmation,
  countApplicationsOf,
  dropRevenueConfirmation,
  findAndLockApplication,
  findApplicants,
  findApplication,
  getOwnApplication,
  holdApplication,
  listProgress,
  lockApplication,
  lockOwnApplication,
  touchApplication,
  updateMonthsReason,
  type OwnApplication,
  assertSeen,
  raiseVersion,
} from './storage/applications.ts';
export { countOpenOfManagers, listAccountManagers, updateAccountManager } from './storage/account-managers.ts';
export { findOrCreateBusiness } from './storage/businesses.ts';
export { listChecks, setCheckState, toStaffCheck } from './storage/checks.ts';
export {
  applicationsNear,
  applicationsOfBusiness,
  applicationsOfCustomer,
  closingDecision,
  closingTimeOf,
} from './storage/sql-parts.ts';
export { type EvidenceSql, provideEvidence } from './storage/evidence.ts';
export { insertEvent, listEvents } from './storage/events.ts';
export {
  deleteMatchValues,
  matchHashes,
  openMatchValue,
  saveMatchValues,
  toMatchColumns,
} from './storage/match-keys.ts';
export { matchValuesOf, searchedPhones } from './domain/match-values.ts';
export { dropSin, findHeldSin, holdSin } from './storage/held-sin.ts';
export {
  insertInformationItem,
  insertInformationRequest,
  listAnswers,
  listAskedItems,
  listWithdrawnStatementRequests,
  type OpenItem,
  toMissingItem,
  wasSettled,
} from './storage/information.ts';
export { openMonthsReason, openPersonal, sealMonthsReason, sealPersonal } from './storage/sealed-values.ts';
export { isReminderWanted } from './storage/reminders.ts';
export { assertEditable, saveStep } from './storage/save-step.ts';
export { renderApplicationCopy, renderFacts } from './answers/render-application-copy.ts';
export { toApplication } from './answers/to-application.ts';
