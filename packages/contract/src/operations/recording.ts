import * as z from 'zod/mini';
import { RECORDING_CHUNK_MAXIMUM_LENGTH } from '../constants.ts';
import { identifier } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { INTEGER_MAXIMUM } from '../fields/version.ts';
import { defineOperation } from './operation.ts';

const CHUNKS_A_MINUTE = 60;
const STARTS_A_MINUTE = 20;

export const getRecordingConsent = defineOperation({
  operationId: 'Recording_GetConsent',
  method: 'get',
  path: '/api/recordings/consent',
  summary: 'Check whether the customer agrees to have their use of the portal recorded.',
  access: 'customer',
  passive: true,
  response: z.strictObject({ isGiven: z.boolean() }),
  errors: [],
});

export const giveRecordingConsent = defineOperation({
  operationId: 'Recording_GiveConsent',
  method: 'post',
  path: '/api/recordings/consent',
  summary:
    'Agree to be recorded, stating the version and language of the text shown. Not found if the portal does not record.',
  access: 'customer',
  body: z.strictObject({ textVersion: z.string().check(z.maxLength(20)), language }),
  errors: ['errorNotFound'],
});

export const withdrawRecordingConsent = defineOperation({
  operationId: 'Recording_WithdrawConsent',
  method: 'delete',
  path: '/api/recordings/consent',
  summary: 'Withdraw the agreement to be recorded. Recording stops, and existing recordings are erased.',
  access: 'customer',
  errors: [],
});

export const startRecording = defineOperation({
  operationId: 'Recording_StartRecording',
  method: 'post',
  path: '/api/recordings',
  summary: 'Start a recording. Not found unless the customer has agreed to it.',
  access: 'customer',
  passive: true,
  mostAMinute: STARTS_A_MINUTE,
  response: z.strictObject({ recordingId: identifier }),
  errors: ['errorNotFound', 'errorTooManyRequests'],
});

export const addRecordingChunk = defineOperation({
  operationId: 'Recording_AddChunk',
  method: 'post',
  path: '/api/recordings/{recordingId}/chunks',
  summary:
    'Add events to the customer’s own recording, in order, as a JSON array, gzipped and base64-encoded. A chunk whose position is already stored counts as a repetition. Beyond the limits of a recording, the response is 429.',
  access: 'customer',
  passive: true,
  mostAMinute: CHUNKS_A_MINUTE,
  params: z.strictObject({ recordingId: identifier }),
  body: z.strictObject({
    position: z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM)),
    content: z.string().check(z.maxLength(RECORDING_CHUNK_MAXIMUM_LENGTH), z.regex(/^[\w+/]+=*$/u)),
  }),
  errors: ['errorNotFound', 'errorTooManyRequests'],
});
