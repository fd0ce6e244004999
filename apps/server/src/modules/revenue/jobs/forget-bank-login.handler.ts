import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { forgetLogin } from '../actions/forget-login.ts';
import { forgetBankLogin } from './forget-bank-login.ts';

export function handleForgetBankLogin(context: Context): JobHandler {
  return handleJob(forgetBankLogin, ({ connectionId }) => forgetLogin(context, connectionId));
}
