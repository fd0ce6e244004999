import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { sendInformationMail } from '../actions/mail-missing-information.ts';
import { mailMissingInformation } from './mail-missing-information.ts';

export function handleMailMissingInformation(context: Context): JobHandler {
  return handleJob(mailMissingInformation, ({ requestId }) => sendInformationMail(context, requestId));
}
