import { DomainError } from '@portal/contract/error-codes';
import { retrieveAddress } from '@portal/contract/operations/address';
import { createCopyTicket, getChecks } from '@portal/contract/operations/application';
import * as staff from '@portal/contract/operations/staff';
import * as staffChecks from '@portal/contract/operations/staff/checks';
import * as staffDecisions from '@portal/contract/operations/staff/decisions';
import * as staffNotes from '@portal/contract/operations/staff/notes';
import * as staffTemplates from '@portal/contract/operations/staff/templates';
import type { Decision } from '@portal/contract/staff/decisions';
import type { Context } from '../../kernel/context.ts';
import { implement, type ImplementedOperation, type StaffCaller } from '../../kernel/operation.ts';
import { createDownload } from '../auth/index.ts';
import { previewMail } from '../notification/index.ts';
import { findApplication, getOwnApplication, lockApplication } from './storage/applications.ts';
import { type DecisionRow, listDecisionRows, listEarlierDecisions, toDecision } from './storage/decisions.ts';
import {
  assertWritten,
  deleteQuestionTemplate,
  insertQuestionTemplate,
  listQuestionTemplates,
} from './storage/question-templates.ts';
import { writeNote } from './actions/write-note.ts';
import { toNote } from './answers/to-note.ts';
import { loadCheckProgress } from './answers/load-check-progress.ts';
import { closedMail } from './actions/close-by-staff.ts';
import { createApplicationDownload } from './actions/create-application-download.ts';
import { approveDecision, decideApplication, sendBackDecision, undoDecision } from './actions/decisions.ts';
import { settleCheck, takeOverCheck } from './actions/checks/work-on-check.ts';
import { answerQuestionOperation } from './operations/answer-question.ts';
import { completeWelcomeOperation } from './operations/complete-welcome.ts';
import { findAddressesOperation } from './operations/find-addresses.ts';
import { getApplicationOperation } from './operations/get-application.ts';
import { getTimelineOperation } from './operations/get-timeline.ts';
import { listApplicationsOperation } from './operations/list-applications.ts';
import { listBusinessesOperation } from './operations/list-businesses.ts';
import { prepareApplicationOperation } from './operations/prepare-application.ts';
import { saveBusinessAgeOperation } from './operations/save-business-age.ts';
import { saveBusinessFundingOperation } from './operations/save-business-funding.ts';
import { saveBusinessStructureOperation } from './operations/save-business-structure.ts';
import { saveDraftOperation } from './operations/save-draft.ts';
import { saveDraftsOperation } from './operations/save-drafts.ts';
import { saveMissingInformationOperation } from './operations/save-missing-information.ts';
import { savePersonalInformationOperation } from './operations/save-personal-information.ts';
import { changeQuestionTemplateOperation } from './operations/staff/change-question-template.ts';
import { listBusinessDaysOperation } from './operations/staff/list-business-days.ts';
import { logContactOperation } from './operations/staff/log-contact.ts';
import { previewInformationMailOperation } from './operations/staff/preview-information-mail.ts';
import { retryCheckOperation } from './operations/staff/retry-check.ts';
import { startApplicationOperation } from './operations/start-application.ts';
import { submitApplicationOperation } from './operations/submit-application.ts';
import { withdrawApplicationOperation } from './operations/withdraw-application.ts';
import { listNotes } from './storage/notes.ts';

export const applicationOperations: readonly ImplementedOperation[] = [
  listBusinessesOperation,
  listApplicationsOperation,
  prepareApplicationOperation,
  startApplicationOperation,
  getApplicationOperation,
  findAddressesOperation,
  implement(retrieveAddress, async ({ context, body }) => {
    const { addresses, logger } = context;
    const found = await addresses?.retrieve(body.id, body.language);
    if (found?.ok === false) logger.warn({ code: found.error.code }, 'address retrieval failed');
    return { address: found?.ok ? (found.value ?? null) : null };
  }),
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
  implement(createCopyTicket, async ({ context, caller, params }) => {
    const own = { applicationId: params.applicationId, customerId: caller.customerId };
    const row = await getOwnApplication(context.database.query, own);
    if (row.submitted_at === null) throw new DomainError('errorNotFound');

    return createDownload(context, { ...own, language: row.language });
  }),
  implement(getChecks, async ({ context, caller, params }) => {
    const { query } = context.database;
    const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });

    return loadCheckProgress(query, context, application.id);
  }),
  getTimelineOperation,
  answerQuestionOperation,
  implement(staffNotes.addNote, async ({ context, caller, params, body }) => {
    const note = await context.database.transaction(async (tx) => {
      const { id } = await lockApplication(tx, params.applicationId);
      return writeNote(tx, context, { applicationId: id, author: caller.name, ...body });
    });

    return toNote(note);
  }),
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
    const row = await decideApplication(context, { ...params, ...body, by: caller });
    return answerDecision(context, row, caller);
  }),
  implement(staffDecisions.approveDecision, async ({ context, caller, params }) =>
    answerDecision(context, await approveDecision(context, { ...params, by: caller }), caller),
  ),
  implement(staffDecisions.sendBackDecision, async ({ context, caller, params, body }) =>
    answerDecision(context, await sendBackDecision(context, { ...params, ...body, by: caller }), caller),
  ),
  implement(staffDecisions.undoDecision, async ({ context, caller, params }) =>
    answerDecision(context, await undoDecision(context, { ...params, undoneBy: caller.name }), caller),
  ),
  implement(staffDecisions.listDecisions, async ({ context, caller, params }) => {
    const { query } = context.database;
    const [application, rows, people] = await Promise.all([
      findApplication(query, params.applicationId),
      listDecisionRows(query, params.applicationId),
      context.staff.listStaff(query, context.vault),
    ]);
    if (!application) throw new DomainError('errorNotFound');
    return {
      decisions: rows.map((row) => toDecision(context.vault, row, { reader: caller, people })),
      earlier: await listEarlierDecisions(query, application),
    };
  }),
  implement(staffDecisions.previewDecisionMail, async ({ context, params, query }) => {
    const row = await findApplication(context.database.query, params.applicationId);
    if (!row) throw new DomainError('errorNotFound');
    return previewMail(context, closedMail(row, query.outcome));
  }),
  previewInformationMailOperation,
  implement(staffTemplates.listQuestionTemplates, async ({ context }) => ({
    templates: await listQuestionTemplates(context.database.query),
  })),
  implement(staffTemplates.createQuestionTemplate, async (call) => {
    const { context, caller, body, exchange } = call;
    const templateId = context.random.uuid();
    const at = context.clock.now();
    const template = { templateId, ...body, by: caller.name, at };
    assertWritten(await insertQuestionTemplate(context.database.query, template), 'errorTemplateCount');
    exchange.noteRow(templateId);
    return { templateId, ...body, version: 0, changedBy: caller.name, changedAt: at.toISOString() };
  }),
  changeQuestionTemplateOperation,
  implement(staffTemplates.removeQuestionTemplate, async ({ context, params }) => {
    if (!(await deleteQuestionTemplate(context.database.query, params.templateId)))
      throw new DomainError('errorNotFound');
    return undefined;
  }),
];

async function answerDecision(context: Context, row: DecisionRow, reader: StaffCaller): Promise<Decision> {
  const people = await context.staff.listStaff(context.database.query, context.vault);
  return toDecision(context.vault, row, { reader, people });
}
