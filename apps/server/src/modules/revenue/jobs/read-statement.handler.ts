import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { readUploadedStatement } from '../actions/read-uploaded-statement.ts';
import { FILE_RETRIES, readSlowStatementJob, readStatementJob, readStatementPicturesJob } from './read-statement.ts';

export function handleReadStatement(context: Context): JobHandler {
  return handleJob(readStatementJob, ({ statementId }, { retryCount }) =>
    readUploadedStatement(context, statementId, { pace: 'quick', isLastTry: retryCount >= FILE_RETRIES }),
  );
}

export function handleReadSlowStatement(context: Context): JobHandler {
  return handleJob(readSlowStatementJob, ({ statementId }, { retryCount }) =>
    readUploadedStatement(context, statementId, { pace: 'slow', isLastTry: retryCount >= FILE_RETRIES }),
  );
}

export function handleReadStatementPictures(context: Context): JobHandler {
  return handleJob(readStatementPicturesJob, ({ statementId }, { retryCount }) =>
    readUploadedStatement(context, statementId, { pace: 'pictures', isLastTry: retryCount >= FILE_RETRIES }),
  );
}
