import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

const payload = z.strictObject({ statementId: z.uuid() });
/** About four minutes, for a database that fails: its failure is no reading's outcome. */
const retry = { limit: 8, firstDelaySeconds: 2, longestDelaySeconds: 60 };
/** Tries after the first, for a file that cannot be loaded or a machine that is busy: then it is given up. */
export const FILE_RETRIES = 3;
const SLOW_EXPIRE_SECONDS = 300;
const PICTURES_EXPIRE_SECONDS = 1800;

/**
 * Reads what an uploaded statement says of itself. One at a time, so that the second thread is free for the files that
 * are being uploaded; one that takes long is left to `read-slow-statement`.
 */
export const readStatementJob = defineJob({ name: 'read-statement', payload, retry });

/** Reads a statement that takes long, beside the others. One at a time: these never hold more than one thread. */
export const readSlowStatementJob = defineJob({
  name: 'read-slow-statement',
  payload,
  retry,
  expireSeconds: SLOW_EXPIRE_SECONDS,
});

/** Reads pages of a statement that have no text from their pictures. One file at a time, behind all others. */
export const readStatementPicturesJob = defineJob({
  name: 'read-statement-pictures',
  payload,
  retry,
  expireSeconds: PICTURES_EXPIRE_SECONDS,
});
