import { DomainError } from '@portal/contract/error-codes';
import { extendSession } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { describeSession } from '../actions/answer-proof.ts';
import { recordActivity } from '../actions/authenticate.ts';
import { findSession } from '../storage/sessions.ts';

export const extendSessionOperation = implement(extendSession, async ({ context, caller }) => {
  const session = await findSession(context.database.query, caller.sessionId);
  if (!session) throw new DomainError('errorUnauthorized');

  await recordActivity(context, session);

  const extended = await findSession(context.database.query, caller.sessionId);
  return describeSession(context, extended ?? session);
});
