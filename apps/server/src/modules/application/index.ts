import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleExpireApplications } from './jobs/expire-applications.ts';
import { completeWelcomeOperation } from './operations/complete-welcome.ts';
import { createCopyTicketOperation } from './operations/create-copy-ticket.ts';
import { getApplicationOperation } from './operations/get-application.ts';
import { listApplicationsOperation } from './operations/list-applications.ts';
import { prepareApplicationOperation } from './operations/prepare-application.ts';
import { saveBusinessAgeOperation } from './operations/save-business-age.ts';
import { saveBusinessFundingOperation } from './operations/save-business-funding.ts';
import { saveBusinessStructureOperation } from './operations/save-business-structure.ts';
import { saveDraftOperation } from './operations/save-draft.ts';
import { savePersonalInformationOperation } from './operations/save-personal-information.ts';
import { startApplicationOperation } from './operations/start-application.ts';
import { submitApplicationOperation } from './operations/submit-application.ts';
import { withdrawApplicationOperation } from './operations/withdraw-application.ts';

export { loadContactDay } from './calendar/contact-day.ts';
export { registerDownloads } from './operations/register-downloads.ts';
export { getOwnApplication, lockOwnApplication, touchApplication } from './storage/applications.ts';
export { sealPersonal } from './storage/sealed-values.ts';
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
  submitApplicationOperation,
  withdrawApplicationOperation,
  createCopyTicketOperation,
];

export const applicationJobs = (context: Context): JobHandler[] => [handleExpireApplications(context)];
