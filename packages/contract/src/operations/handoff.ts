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
  /** Whether files can still arrive: the link can be opened, or a device that opened it is not done. */
  isActive: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  /** Time of the last opening or the last file. */
  lastUsedAt: z.nullable(instant),
  fileCount: z.number(),
});

/** The application as a visitor sees it, without anything read from its files. */
const visitedApplication = {
  kind: z.enum(uploadLinkKinds),
  businessName: z.nullable(z.string()),
  /** YYYY-MM, oldest first; months whose statements are required. */
  months: z.array(z.string()),
};

/** A file as its sender sees it. */
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
    'Make a link by which statements of this application can be uploaded without logging in: once on another device, or for some days by a bookkeeper. A new one for a device ends those that were not used.',
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
  summary: 'Mail a link for another device to the customer’s own address.',
  access: 'customer',
  mostAMinute: UPLOAD_LINKS_A_MINUTE,
  params: ofApplication,
  errors: ['errorNotFound', 'errorAlreadySubmitted', 'errorStepNotReached', 'errorTooManyRequests'],
});

export const listUploadLinks = defineOperation({
  operationId: 'Handoff_ListUploadLinks',
  method: 'get',
  path: LINKS_PATH,
  summary: 'The upload links of an application that were used or can be, newest first, and how many files came.',
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
  summary: 'Whether an upload link still works. Does not use it up. Name and months only if it does.',
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
  summary: 'Exchange an upload link for a visit, which this browser alone can use. Uses up a link for a device.',
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
  summary: 'A visit as its browser sees it: the months that are required and what it sent.',
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
  summary: 'End a visit: its browser can upload nothing more. Ending it again changes nothing.',
  access: 'uploadVisit',
  params: ofVisit,
  errors: ['errorNotFound'],
});
