import * as staff from '@portal/contract/operations/staff';
import * as staffChecks from '@portal/contract/operations/staff-checks';
import * as staffDecisions from '@portal/contract/operations/staff-decisions';
import * as staffNotes from '@portal/contract/operations/staff-notes';
import * as staffTemplates from '@portal/contract/operations/staff-templates';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { previewMail } from '../notification/index.ts';
import { closedMail } from './actions/close-by-staff.ts';
import { createApplicationDownload } from './actions/create-application-download.ts';
import { decideApplication, undoDecision } from './actions/decisions.ts';
import { settleCheck, takeOverCheck } from './actions/checks/work-on-check.ts';
import { toNote } from './answers/to-note.ts';
import { answerQuestionOperation } from './operations/answer-question.ts';
import { completeWelcomeOperation } from './operations/complete-welcome.ts';
import { createCopyTicketOperation } from './operations/create-copy-ticket.ts';
import { findAddressesOperation } from './operations/find-addresses.ts';
import { getApplicationOperation } from './operations/get-application.ts';
import { getChecksOperation } from './operations/get-checks.ts';
import { getTimelineOperation } from './operations/get-timeline.ts';
import { listApplicationsOperation } from './operations/list-applications.ts';
import { listBusinessesOperation } from './operations/list-businesses.ts';
import { prepareApplicationOperation } from './operations/prepare-application.ts';
import { retrieveAddressOperation } from './operations/retrieve-address.ts';
import { saveBusinessAgeOperation } from './operations/save-business-age.ts';
import { saveBusinessFundingOperation } from './operations/save-business-funding.ts';
import { saveBusinessStructureOperation } from './operations/save-business-structure.ts';
import { saveDraftOperation } from './operations/save-draft.ts';
import { saveDraftsOperation } from './operations/save-drafts.ts';
import { saveMissingInformationOperation } from './operations/save-missing-information.ts';
import { savePersonalInformationOperation } from './operations/save-personal-information.ts';
import { addNoteOperation } from './operations/staff/add-note.ts';
import { changeQuestionTemplateOperation } from './operations/staff/change-question-template.ts';
import { createQuestionTemplateOperation } from './operations/staff/create-question-template.ts';
import { listBusinessDaysOperation } from './operations/staff/list-business-days.ts';
import { listDecisionsOperation } from './operations/staff/list-decisions.ts';
import { logContactOperation } from './operations/staff/log-contact.ts';
import { previewInformationMailOperation } from './operations/staff/preview-information-mail.ts';
import { retryCheckOperation } from './operations/staff/retry-check.ts';
import { startApplicationOperation } from './operations/start-application.ts';
import { submitApplicationOperation } from './operations/submit-application.ts';
import { withdrawApplicationOperation } from './operations/withdraw-application.ts';
import { findApplication } from './storage/applications.ts';
import { toDecision } from './storage/decisions.ts';
import { listNotes } from './storage/notes.ts';
import { deleteQuestionTemplate, listQuestionTemplates } from './storage/question-templates.ts';

/** Every operation of the module, for customers, partners and staff. */
export const applicationOperations: readonly ImplementedOperation[] = [
  listBusinessesOperation,
  listApplicationsOperation,
  prepareApplicationOperation,
  startApplicationOperation,
  getApplicationOperation,
  findAddressesOperation,
  retrieveAddressOperation,
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
  addNoteOperation,
  implement(staffNotes.listNotes, async ({ context, params }) => {
    const { database, vault } = context;
    if (!(await findApplication(database.query, params.applicationId))) throw new DomainError('errorNotFound');
    const notes = await listNotes(database.query, vault, params.applicationId);
    return { notes: notes.map(toNote) };
  }),
  logContactOperation,
  listBusinessDaysOperation,
  implement(staffChecks.handOverCheck, ({ context, caller, params, body }) => {
    const { applicationId, check: kind } = params;
    const work = { applicationId, kind, ...body, version: body.version, by: caller.name };
    return context.database.transaction((tx) => takeOverCheck(tx, context, work));
  }),
  retryCheckOperation,
  implement(staffChecks.settleCheck, ({ context, caller, params, body }) => {
    const { applicationId, check: kind } = params;
    const work = { applicationId, kind, ...body, version: body.version, by: caller.name };
    return context.database.transaction((tx) => settleCheck(tx, context, work));
  }),
  implement(staff.createStaffCopyTicket, ({ context, params, caller }) =>
    createApplicationDownload(context, { ...params, isWhole: false, caller }),
  ),
  implement(staff.createArchiveTicket, ({ context, params, caller }) =>
    createApplicationDownload(context, { ...params, isWhole: true, caller }),
  ),
  implement(staffDecisions.decideApplication, async ({ context, caller, params, body }) => {
    const row = await decideApplication(context, { ...params, ...body, decidedBy: caller.name });
    return toDecision(context.vault, row);
  }),
  implement(staffDecisions.undoDecision, async ({ context, caller, params }) =>
    toDecision(context.vault, await undoDecision(context, { ...params, undoneBy: caller.name })),
  ),
  listDecisionsOperation,
  implement(staffDecisions.previewDecisionMail, async ({ context, params, query }) => {
    const row = await findApplication(context.database.query, params.applicationId);
    if (!row) throw new DomainError('errorNotFound');
    return previewMail(context, closedMail(row, query.outcome));
  }),
  previewInformationMailOperation,
  implement(staffTemplates.listQuestionTemplates, async ({ context }) => ({
    templates: await listQuestionTemplates(context.database.query),
  })),
  createQuestionTemplateOperation,
  changeQuestionTemplateOperation,
  implement(staffTemplates.removeQuestionTemplate, async ({ context, params }) => {
    if (!(await deleteQuestionTemplate(context.database.query, params.templateId)))
      throw new DomainError('errorNotFound');
    return undefined;
  }),
];
