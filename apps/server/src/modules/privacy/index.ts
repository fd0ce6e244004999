import type { ImplementedOperation } from '../../http/operation.ts';
import { createExportTicketOperation } from './operations/create-export-ticket.ts';
import { createRequestOperation } from './operations/create-request.ts';
import { getOverviewOperation } from './operations/get-overview.ts';
import { setRemindersOperation } from './operations/set-reminders.ts';
import { stopRemindersOperation } from './operations/stop-reminders.ts';
import { withdrawConsentOperation } from './operations/withdraw-consent.ts';

export { privacyJobs } from './jobs.ts';
export { answerPrivacyRequest, previewAnswer } from './actions/answer-privacy-request.ts';
export { openOwnArchive } from './export/open-own-archive.ts';
export { registerOneClickStop } from './http/one-click-stop.ts';
export { countOpenRequests, listRequests } from './storage/privacy-requests.ts';
export { toStaffRequest } from './answers/to-staff-request.ts';

export const privacyOperations: readonly ImplementedOperation[] = [
  createExportTicketOperation,
  getOverviewOperation,
  withdrawConsentOperation,
  createRequestOperation,
  setRemindersOperation,
  stopRemindersOperation,
];
