import { DomainError } from '@portal/contract/error-codes';
import { getSession } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { describeSession } from '../actions/answer-proof.ts';
import { findSession } from '../storage/sessions.ts';

export const getSessionOperation = implement(getSession, async ({ context, caller }) => {
  const session = await findSession(context.database.query, caller.sessionId);
  if (!session) throw new DomainError('errorUnauthorized');
  return describeSession(context, session);
});
