import { DomainError } from '@portal/contract/error-codes';
import { stopReminders as operation } from '@portal/contract/operations/privacy';
import type { Context } from '../../../kernel/context.ts';
import { audited } from '../../auth/index.ts';
import { updateReminders } from '../../customer/index.ts';
import { deleteLead } from '../../eligibility/index.ts';
import { findStopSubject } from '../../notification/index.ts';

interface Stop {
  token: string;
  requestId: string;
  clientAddress: string;
}

/**
 * Stops the mails of this token's link at once, and records it in the audit trail. A lead is erased, because it was
 * stored only for that one mail. Throws errorLinkExpired if we did not sign the token.
 */
export async function stopReminders(context: Context, { token, requestId, clientAddress }: Stop): Promise<void> {
  const subject = findStopSubject(context, token);
  if (!subject) throw new DomainError('errorLinkExpired');
  const { of, id } = subject;
  const stop = {
    customer: () => updateReminders(context.database.query, id, context.clock.now()),
    lead: () => context.database.transaction((tx) => deleteLead(tx, context, { leadId: id, clientAddress })),
  } satisfies Record<typeof of, () => Promise<void>>;
  const call = { operationId: operation.operationId, requestId, rowIds: [id] };
  await audited(context, call, () => stop[of]());
}
