import * as z from 'zod/mini';
import { openedLinkStates, uploadLinkKinds, uploadLinkStates } from '../application/upload-links.ts';
import { UPLOAD_LINK_OPENINGS_A_MINUTE, UPLOAD_LINKS_A_MINUTE } from '../constants.ts';
import { statementFile } from '../entities/entities.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { linkToken } from '../fields/link-token.ts';
import { defineOperation } from './operation.ts';
import { uploadErrors } from './revenue.ts';

const ofApplication = z.strictObject({ applicationId: identifier });
const ofVisit = z.strictObject({ visitId: identifier });
const LINKS_PATH = '/api/applications/{applicationId}/upload-links';
const VISITS_PATH = '/api/upload-visits';

const uploadLink = z.strictObject({
  linkId: identifier,
  kind: z.enum(uploadLinkKinds),
  state: z.enum(uploadLinkStates),
  isActive: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: z.nullable(instant),
  fileCount: z.number(),
});

const visitedApplication = {
  kind: z.enum(uploadLinkKinds),
  businessName: z.nullable(z.string()),
  months: z.array(z.string()),
};

const sentStatement = z.omit(statementFile, { reading: true, uploadedAt: true, uploadedBy: true });
export type SentStatement = z.infer<typeof sentStatement>;

const uploadVisit = z.strictObject({
  visitId: identifier,
  ...visitedApplication,
  statements: z.array(sentStatement),
});

const visitErrors = ['errorNotFound', 'errorLinkExpired', 'errorLinkEnded', 'errorAlreadySubmitted'] as const;

export const createUploadLink = defineOperation({
  operationId: 'Handoff_CreateUploadLink',
  method: 'post',
  path: LINKS_PATH,
  summary:
    'Create a link to upload statements of this application without logging in. It works once on another device, or for some days for a bookkeeper. A new device link ends unused ones.',
  access: 'customer',
  mostAMinute: UPLOAD_LINKS_A_MINUTE,
  params: ofApplication,
  body: z.strictObject({
    kind: z.enum(uploadLinkKinds),
    showsName: z.boolean({ error: 'errors.errorValidation' }),
  }),
  /** Only this response contains `link`; the database stores its hash. */
  response: z.strictObject({ ...uploadLink.shape, link: z.string() }),
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorLinkCount'],
});

export const mailUploadLink = defineOperation({
  operationId: 'Handoff_MailUploadLink',
  method: 'post',
  path: `${LINKS_PATH}/mail`,
  summary: 'Email a link for another device to the customer’s own address.',
  access: 'customer',
  mostAMinute: UPLOAD_LINKS_A_MINUTE,
  params: ofApplication,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorTooManyRequests'],
});

export const listUploadLinks = defineOperation({
  operationId: 'Handoff_ListUploadLinks',
  method: 'get',
  path: LINKS_PATH,
  summary:
    'List the upload links of an application that were used or still can be, newest first, with the number of files received.',
  access: 'customer',
  passive: true,
  params: ofApplication,
  response: z.strictObject({ links: z.array(uploadLink) }),
  errors: ['errorNotFound'],
});

export const endUploadLink = defineOperation({
  operationId: 'Handoff_EndUploadLink',
  method: 'delete',
  path: `${LINKS_PATH}/{linkId}`,
  summary: 'End an upload link and every visit by it. Ending it again changes nothing.',
  access: 'customer',
  params: z.strictObject({ applicationId: identifier, linkId: identifier }),
  errors: ['errorNotFound'],
});

export const openUploadLink = defineOperation({
  operationId: 'Handoff_OpenUploadLink',
  method: 'post',
  path: '/api/upload-links/openings',
  summary:
    'Check whether an upload link still works, without using it up. Name and months are returned only if it does.',
  access: 'anyone',
  mostAMinute: UPLOAD_LINK_OPENINGS_A_MINUTE,
  body: z.strictObject({ token: linkToken }),
  response: z.strictObject({ ...visitedApplication, state: z.enum(openedLinkStates) }),
  errors: ['errorNotFound'],
});

export const startUploadVisit = defineOperation({
  operationId: 'Handoff_StartUploadVisit',
  method: 'post',
  path: VISITS_PATH,
  summary: 'Exchange an upload link for a visit that only this browser can use. This uses up a device link.',
  access: 'anyone',
  mostAMinute: UPLOAD_LINK_OPENINGS_A_MINUTE,
  body: z.strictObject({ token: linkToken }),
  response: uploadVisit,
  errors: [...visitErrors, 'errorLinkUsed'],
});

export const getUploadVisit = defineOperation({
  operationId: 'Handoff_GetUploadVisit',
  method: 'get',
  path: `${VISITS_PATH}/{visitId}`,
  summary: 'Get a visit as its browser sees it, with the required months and the files sent.',
  access: 'uploadVisit',
  params: ofVisit,
  response: uploadVisit,
  errors: visitErrors,
});

export const uploadVisitStatement = defineOperation({
  operationId: 'Handoff_UploadStatement',
  method: 'post',
  path: `${VISITS_PATH}/{visitId}/statements`,
  summary: 'Upload one PDF statement in a visit, as Revenue_UploadStatement does.',
  access: 'uploadVisit',
  params: ofVisit,
  upload: true,
  response: sentStatement,
  errors: [...visitErrors, ...uploadErrors],
});

export const endUploadVisit = defineOperation({
  operationId: 'Handoff_EndUploadVisit',
  method: 'delete',
  path: `${VISITS_PATH}/{visitId}`,
  summary: 'End a visit, so that its browser can no longer upload. Ending it again changes nothing.',
  access: 'uploadVisit',
  params: ofVisit,
  errors: ['errorNotFound'],
});
