import type { ImplementedOperation } from '../../http/operation.ts';
import { addNoteOperation } from './operations/add-note.ts';
import { acceptInvitationOperation } from './operations/accept-invitation.ts';
import { answerPrivacyRequestOperation } from './operations/answer-privacy-request.ts';
import { assignApplicationOperation } from './operations/assign-application.ts';
import { changePersonOperation } from './operations/change-person.ts';
import { changeQuestionTemplateOperation } from './operations/change-question-template.ts';
import { closeApplicationOperation } from './operations/close-application.ts';
import { confirmStatementOperation } from './operations/confirm-statement.ts';
import { correctTransactionOperation } from './operations/correct-transaction.ts';
import { countPrivacyRequestsOperation } from './operations/count-privacy-requests.ts';
import { countViewsOperation } from './operations/count-views.ts';
import { createArchiveTicketOperation } from './operations/create-archive-ticket.ts';
import { createCopyTicketOperation } from './operations/create-copy-ticket.ts';
import { createExportTicketOperation } from './operations/create-export-ticket.ts';
import { createKeyOperation } from './operations/create-key.ts';
import { createPartnerOperation } from './operations/create-partner.ts';
import { createQuestionTemplateOperation } from './operations/create-question-template.ts';
import { createStatementTicketOperation } from './operations/create-statement-ticket.ts';
import { createWebhookOperation } from './operations/create-webhook.ts';
import { decideApplicationOperation } from './operations/decide-application.ts';
import { endViewingOperation } from './operations/end-viewing.ts';
import { exportApplicationsOperation } from './operations/export-applications.ts';
import { finishPasskeySignInOperation } from './operations/finish-passkey-sign-in.ts';
import { getApplicationOperation } from './operations/get-application.ts';
import { getCashFlowOperation } from './operations/get-cash-flow.ts';
import { getCreditReportOperation } from './operations/get-credit-report.ts';
import { getLeadOperation } from './operations/get-lead.ts';
import { getRecordingOperation } from './operations/get-recording.ts';
import { getSessionOperation } from './operations/get-session.ts';
import { getStatisticsOperation } from './operations/get-statistics.ts';
import { getSignInOptionsOperation } from './operations/get-sign-in-options.ts';
import { handOverCheckOperation } from './operations/hand-over-check.ts';
import { importContactsOperation } from './operations/import-contacts.ts';
import { invitePersonOperation } from './operations/invite-person.ts';
import { keepViewingOperation } from './operations/keep-viewing.ts';
import { listApplicationsOperation } from './operations/list-applications.ts';
import { listColleaguesOperation } from './operations/list-colleagues.ts';
import { listBusinessDaysOperation } from './operations/list-business-days.ts';
import { listContactsOperation } from './operations/list-contacts.ts';
import { listDeliveriesOperation } from './operations/list-deliveries.ts';
import { listDecisionsOperation } from './operations/list-decisions.ts';
import { listDepositAnalysesOperation } from './operations/list-deposit-analyses.ts';
import { listKeysOperation } from './operations/list-keys.ts';
import { listLeadsOperation } from './operations/list-leads.ts';
import { listNotesOperation } from './operations/list-notes.ts';
import { listPartnersOperation } from './operations/list-partners.ts';
import { listPeopleOperation } from './operations/list-people.ts';
import { listPhotosOperation } from './operations/list-photos.ts';
import { listPrivacyRequestsOperation } from './operations/list-privacy-requests.ts';
import { listQuestionTemplatesOperation } from './operations/list-question-templates.ts';
import { listRecordingsOperation } from './operations/list-recordings.ts';
import { listReferralsOperation } from './operations/list-referrals.ts';
import { listTransactionsOperation } from './operations/list-transactions.ts';
import { listWebhooksOperation } from './operations/list-webhooks.ts';
import { logContactOperation } from './operations/log-contact.ts';
import { mergeContactsOperation } from './operations/merge-contacts.ts';
import { previewDecisionMailOperation } from './operations/preview-decision-mail.ts';
import { previewInformationMailOperation } from './operations/preview-information-mail.ts';
import { previewMergeOperation } from './operations/preview-merge.ts';
import { previewPrivacyAnswerOperation } from './operations/preview-privacy-answer.ts';
import { openInvitationOperation } from './operations/open-invitation.ts';
import { removePersonOperation } from './operations/remove-person.ts';
import { removePhotoOperation } from './operations/remove-photo.ts';
import { removeQuestionTemplateOperation } from './operations/remove-question-template.ts';
import { removeRecordingOperation } from './operations/remove-recording.ts';
import { removeWebhookOperation } from './operations/remove-webhook.ts';
import { renewInvitationOperation } from './operations/renew-invitation.ts';
import { replayWebhookOperation } from './operations/replay-webhook.ts';
import { requestInformationOperation } from './operations/request-information.ts';
import { retryCheckOperation } from './operations/retry-check.ts';
import { revokeKeyOperation } from './operations/revoke-key.ts';
import { searchAuditOperation } from './operations/search-audit.ts';
import { searchApplicationsOperation } from './operations/search-applications.ts';
import { searchContactsOperation } from './operations/search-contacts.ts';
import { undoDecisionOperation } from './operations/undo-decision.ts';
import { settleCheckOperation } from './operations/settle-check.ts';
import { getOwnPhotoOperation } from './operations/get-own-photo.ts';
import { setOwnPhotoOperation } from './operations/set-own-photo.ts';
import { removeOwnPhotoOperation } from './operations/remove-own-photo.ts';
import { setOwnLanguageOperation } from './operations/set-own-language.ts';
import { setOwnWorkListOperation } from './operations/set-own-work-list.ts';
import { signInAsDemoPersonOperation } from './operations/sign-in-as-demo-person.ts';
import { signOutOperation } from './operations/sign-out.ts';
import { startPasskeySignInOperation } from './operations/start-passkey-sign-in.ts';
import { watchChangesOperation } from './operations/watch-changes.ts';
import { withdrawCorrectionOperation } from './operations/withdraw-correction.ts';
import { withdrawRequestOperation } from './operations/withdraw-request.ts';

export { staffJobs } from './jobs.ts';
export { openWholeApplication } from './actions/open-whole-application.ts';
export { settleSomeProofs } from './actions/settle-proofs.ts';

export const staffOperations: readonly ImplementedOperation[] = [
  searchApplicationsOperation,
  countViewsOperation,
  getStatisticsOperation,
  addNoteOperation,
  listNotesOperation,
  logContactOperation,
  listBusinessDaysOperation,
  handOverCheckOperation,
  retryCheckOperation,
  settleCheckOperation,
  listApplicationsOperation,
  getApplicationOperation,
  listDepositAnalysesOperation,
  listReferralsOperation,
  listTransactionsOperation,
  confirmStatementOperation,
  correctTransactionOperation,
  withdrawCorrectionOperation,
  getCashFlowOperation,
  getCreditReportOperation,
  createCopyTicketOperation,
  createArchiveTicketOperation,
  createStatementTicketOperation,
  requestInformationOperation,
  withdrawRequestOperation,
  closeApplicationOperation,
  watchChangesOperation,
  keepViewingOperation,
  endViewingOperation,
  decideApplicationOperation,
  undoDecisionOperation,
  listDecisionsOperation,
  previewDecisionMailOperation,
  previewInformationMailOperation,
  assignApplicationOperation,
  exportApplicationsOperation,
  listLeadsOperation,
  getLeadOperation,
  importContactsOperation,
  listContactsOperation,
  mergeContactsOperation,
  previewMergeOperation,
  previewPrivacyAnswerOperation,
  searchContactsOperation,
  createExportTicketOperation,
  listQuestionTemplatesOperation,
  createQuestionTemplateOperation,
  changeQuestionTemplateOperation,
  removeQuestionTemplateOperation,
  createWebhookOperation,
  listWebhooksOperation,
  removeWebhookOperation,
  replayWebhookOperation,
  listDeliveriesOperation,
  searchAuditOperation,
  createKeyOperation,
  listKeysOperation,
  revokeKeyOperation,
  createPartnerOperation,
  listPartnersOperation,
  listPrivacyRequestsOperation,
  countPrivacyRequestsOperation,
  answerPrivacyRequestOperation,
  listRecordingsOperation,
  getRecordingOperation,
  removeRecordingOperation,
  getSignInOptionsOperation,
  startPasskeySignInOperation,
  finishPasskeySignInOperation,
  openInvitationOperation,
  acceptInvitationOperation,
  signInAsDemoPersonOperation,
  getSessionOperation,
  signOutOperation,
  getOwnPhotoOperation,
  setOwnPhotoOperation,
  removeOwnPhotoOperation,
  setOwnLanguageOperation,
  setOwnWorkListOperation,
  listPeopleOperation,
  listColleaguesOperation,
  listPhotosOperation,
  invitePersonOperation,
  changePersonOperation,
  removePersonOperation,
  removePhotoOperation,
  renewInvitationOperation,
];
