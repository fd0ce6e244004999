import * as z from 'zod/mini';
import {
  DECISION_WORDS_MAXIMUM_LENGTH,
  NOTE_MAXIMUM_LENGTH,
  OFFER_FACTOR_MAXIMUM,
  OFFER_FACTOR_MINIMUM,
  SECOND_MS,
  UNDO_MS,
} from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { version } from '../../fields/version.ts';
import {
  allDecisionReasons,
  decision,
  decisionOutcomes,
  earlierDecision,
  isCostInRange,
  mailPreview,
  offer,
} from '../../staff/decisions.ts';
import { defineOperation } from '../operation.ts';
import { requestInformation } from '../staff.ts';

const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
});

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(DECISION_WORDS_MAXIMUM_LENGTH));

export const decideApplication = defineOperation({
  operationId: 'Staff_DecideApplication',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/decisions',
  summary: `Decide on an open application. The decision can be undone for ${String(UNDO_MS / SECOND_MS)} seconds. Then the application is closed, and the applicant is notified by email. An offer above your own limit first waits for the approval of a second person. Refused if \`version\` is outdated or another decision is pending. While a check is with a person or a requested item is missing, \`words\` are required.`,
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    version: described(version, 'The version of the application that you saw.'),
    outcome: described(z.enum(decisionOutcomes), 'The outcome to decide on.'),
    reason: described(
      z.nullable(z.enum(allDecisionReasons)),
      'Why: null if funded, otherwise one of the outcome’s reasons. The applicant does not see it.',
    ),
    offer: described(
      z.optional(z.nullable(offer.check(z.refine(isCostInRange, { path: ['cost'] })))),
      `What is offered, if funded; a factor must be from ${String(OFFER_FACTOR_MINIMUM)} to ${String(OFFER_FACTOR_MAXIMUM)}. Required of people who have a limit.`,
    ),
    words: described(
      z.nullable(words),
      'A note for the file; the applicant never sees it. Required while a check is with a person or a requested item is missing.',
    ),
  }),
  response: decision,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const undoDecision = defineOperation({
  operationId: 'Staff_UndoDecision',
  method: 'delete',
  path: '/api/staff/applications/{applicationId}/decisions/{decisionId}',
  summary:
    'Undo a pending decision. Undoing it again changes nothing; a decision that was carried out or overtaken is refused.',
  access: 'staff',
  right: 'work',
  params: z.strictObject({ ...params.shape, decisionId: identifier }),
  response: decision,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const approveDecision = defineOperation({
  operationId: 'Staff_ApproveDecision',
  method: 'put',
  path: '/api/staff/applications/{applicationId}/decisions/{decisionId}/approval',
  summary: `Approve an offer above the limit of the person who decided. The decision takes effect ${String(UNDO_MS / SECOND_MS)} seconds later. Approving it again changes nothing. Refused for the person who decided, for people with a lower limit, and for keys. To reject it, send it back.`,
  access: 'staff',
  right: 'work',
  params: z.strictObject({ ...params.shape, decisionId: identifier }),
  response: decision,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const sendBackDecision = defineOperation({
  operationId: 'Staff_SendBackDecision',
  method: 'put',
  path: '/api/staff/applications/{applicationId}/decisions/{decisionId}/rejection',
  summary:
    'Reject an offer that waits for your approval: the decision is undone, your reason becomes a note on the application, and the person who decided is notified by email. Sending it back again changes nothing. Refused for everyone who may not approve it.',
  access: 'staff',
  right: 'work',
  params: z.strictObject({ ...params.shape, decisionId: identifier }),
  body: z.strictObject({
    reason: described(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAXIMUM_LENGTH)),
      'Why, as plain text. The applicant never sees it.',
      'Two lenders are still to be repaid: offer $40,000 at most.',
    ),
  }),
  response: decision,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const listDecisions = defineOperation({
  operationId: 'Staff_ListDecisions',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/decisions',
  summary: 'List the decisions on an application, latest first, including undone ones.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({
    decisions: described(z.array(decision), 'The decisions, latest first.'),
    earlier: described(
      z.array(earlierDecision),
      'How other applications of the customer, or about the business, were closed, latest first; 10 at most.',
    ),
  }),
  errors: ['errorNotFound'],
});

export const previewDecisionMail = defineOperation({
  operationId: 'Staff_PreviewDecisionMail',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/decision-mail',
  summary: 'Preview the email that a decision would send, in the applicant’s language. Nothing is sent.',
  access: 'staff',
  right: 'read',
  params,
  query: z.strictObject({ outcome: z.enum(decisionOutcomes) }),
  response: mailPreview,
  errors: ['errorNotFound'],
});

export const previewInformationMail = defineOperation({
  operationId: 'Staff_PreviewInformationMail',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/information-mail-previews',
  summary:
    'Preview the email that a request for information would send, in the applicant’s language. It also lists items that are already requested. Nothing is sent or requested.',
  access: 'staff',
  right: 'read',
  params,
  body: requestInformation.body,
  response: mailPreview,
  errors: ['errorNotFound'],
});
