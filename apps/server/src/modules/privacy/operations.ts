import { createExportTicket, getOverview, setReminders } from '@portal/contract/operations/privacy';
import * as staff from '@portal/contract/operations/staff';
import * as staffContacts from '@portal/contract/operations/staff/contacts';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { updateReminders } from '../customer/index.ts';
import { createDownload } from '../auth/index.ts';
import { answerPrivacyRequest, previewAnswer } from './actions/answer-privacy-request.ts';
import { toStaffRequest } from './answers/to-staff-request.ts';
import { loadOverview } from './actions/load-overview.ts';
import { createRequestOperation } from './operations/create-request.ts';
import { createStaffExportTicketOperation } from './operations/staff/create-export-ticket.ts';
import { searchAuditOperation } from './operations/staff/search-audit.ts';
import { stopRemindersOperation } from './operations/stop-reminders.ts';
import { withdrawConsentOperation } from './operations/withdraw-consent.ts';
import { countOpenRequests, listRequests } from './storage/privacy-requests.ts';

export const privacyOperations: readonly ImplementedOperation[] = [
  implement(createExportTicket, async ({ context, caller, body }) =>
    createDownload(context, { customerId: caller.customerId, applicationId: null, language: body.language }),
  ),
  implement(getOverview, ({ context, caller }) => loadOverview(context.database.query, context, caller.customerId)),
  withdrawConsentOperation,
  createRequestOperation,
  implement(setReminders, ({ context, caller, body }) =>
    context.database.transaction(async (tx) => {
      await updateReminders(tx, caller.customerId, body.wanted ? null : context.clock.now());
      return loadOverview(tx, context, caller.customerId);
    }),
  ),
  stopRemindersOperation,
  implement(staffContacts.previewPrivacyAnswer, async ({ context, params, body, exchange }) => {
    const { customerId, mail } = await previewAnswer(context, { ...params, ...body });
    exchange.noteRow(customerId);
    return mail;
  }),
  createStaffExportTicketOperation,
  implement(staff.listPrivacyRequests, async ({ context, query }) => {
    const found = await listRequests(context.database.query, { state: query.state, ...rowsOfPage(query) });
    const { rows, next } = pageOf(query, found);
    return { requests: rows.map((row) => toStaffRequest(context.vault, row)), next };
  }),
  implement(staffContacts.countPrivacyRequests, async ({ context }) => ({
    open: await countOpenRequests(context.database.query),
  })),
  implement(staff.answerPrivacyRequest, async ({ context, caller, params, body, exchange }) => {
    const answered = await answerPrivacyRequest(context, { ...params, ...body, by: caller.name });
    exchange.noteRow(answered.customer_id);
    return toStaffRequest(context.vault, answered);
  }),
  searchAuditOperation,
];
