import * as staff from '@portal/contract/operations/staff';
import * as staffContacts from '@portal/contract/operations/staff-contacts';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { toStaffRequest } from './answers/to-staff-request.ts';
import { createExportTicketOperation } from './operations/create-export-ticket.ts';
import { createRequestOperation } from './operations/create-request.ts';
import { getOverviewOperation } from './operations/get-overview.ts';
import { setRemindersOperation } from './operations/set-reminders.ts';
import { answerPrivacyRequestOperation } from './operations/staff/answer-privacy-request.ts';
import { createStaffExportTicketOperation } from './operations/staff/create-export-ticket.ts';
import { previewPrivacyAnswerOperation } from './operations/staff/preview-privacy-answer.ts';
import { searchAuditOperation } from './operations/staff/search-audit.ts';
import { stopRemindersOperation } from './operations/stop-reminders.ts';
import { withdrawConsentOperation } from './operations/withdraw-consent.ts';
import { countOpenRequests, listRequests } from './storage/privacy-requests.ts';

/** Every operation of the module, for customers, partners and staff. */
export const privacyOperations: readonly ImplementedOperation[] = [
  createExportTicketOperation,
  getOverviewOperation,
  withdrawConsentOperation,
  createRequestOperation,
  setRemindersOperation,
  stopRemindersOperation,
  previewPrivacyAnswerOperation,
  createStaffExportTicketOperation,
  implement(staff.listPrivacyRequests, async ({ context, query }) => {
    const found = await listRequests(context.database.query, { state: query.state, ...rowsOfPage(query) });
    const { rows, next } = pageOf(query, found);
    return { requests: rows.map((row) => toStaffRequest(context.vault, row)), next };
  }),
  implement(staffContacts.countPrivacyRequests, async ({ context }) => ({
    open: await countOpenRequests(context.database.query),
  })),
  answerPrivacyRequestOperation,
  searchAuditOperation,
];
