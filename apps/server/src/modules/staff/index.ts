import type { ImplementedOperation } from '../../http/operation.ts';
import { answerPrivacyRequestOperation } from './operations/answer-privacy-request.ts';
import { assignApplicationOperation } from './operations/assign-application.ts';
import { closeApplicationOperation } from './operations/close-application.ts';
import { createCopyTicketOperation } from './operations/create-copy-ticket.ts';
import { createKeyOperation } from './operations/create-key.ts';
import { createPartnerOperation } from './operations/create-partner.ts';
import { createStatementTicketOperation } from './operations/create-statement-ticket.ts';
import { createWebhookOperation } from './operations/create-webhook.ts';
import { exportApplicationsOperation } from './operations/export-applications.ts';
import { getApplicationOperation } from './operations/get-application.ts';
import { getRecordingOperation } from './operations/get-recording.ts';
import { importContactsOperation } from './operations/import-contacts.ts';
import { listApplicationsOperation } from './operations/list-applications.ts';
import { listContactsOperation } from './operations/list-contacts.ts';
import { listDepositAnalysesOperation } from './operations/list-deposit-analyses.ts';
import { listKeysOperation } from './operations/list-keys.ts';
import { listPartnersOperation } from './operations/list-partners.ts';
import { listPrivacyRequestsOperation } from './operations/list-privacy-requests.ts';
import { listRecordingsOperation } from './operations/list-recordings.ts';
import { listWebhooksOperation } from './operations/list-webhooks.ts';
import { mergeContactsOperation } from './operations/merge-contacts.ts';
import { removeRecordingOperation } from './operations/remove-recording.ts';
import { removeWebhookOperation } from './operations/remove-webhook.ts';
import { replayWebhookOperation } from './operations/replay-webhook.ts';
import { requestInformationOperation } from './operations/request-information.ts';
import { revokeKeyOperation } from './operations/revoke-key.ts';

export const staffOperations: readonly ImplementedOperation[] = [
  listApplicationsOperation,
  getApplicationOperation,
  listDepositAnalysesOperation,
  createCopyTicketOperation,
  createStatementTicketOperation,
  requestInformationOperation,
  closeApplicationOperation,
  assignApplicationOperation,
  exportApplicationsOperation,
  importContactsOperation,
  listContactsOperation,
  mergeContactsOperation,
  createWebhookOperation,
  listWebhooksOperation,
  removeWebhookOperation,
  replayWebhookOperation,
  createKeyOperation,
  listKeysOperation,
  revokeKeyOperation,
  createPartnerOperation,
  listPartnersOperation,
  listPrivacyRequestsOperation,
  answerPrivacyRequestOperation,
  listRecordingsOperation,
  getRecordingOperation,
  removeRecordingOperation,
];
