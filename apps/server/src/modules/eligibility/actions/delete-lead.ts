import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { withdrawConsentsOfAddress } from '../../customer/index.ts';
import { deleteLeadsLike } from '../storage/leads.ts';

export async function deleteLead(
  tx: Transaction,
  context: Context,
  { leadId, clientAddress }: { leadId: string; clientAddress: string },
): Promise<void> {
  const emailFolded = await deleteLeadsLike(tx, leadId);
  if (emailFolded === undefined) return;
  await withdrawConsentsOfAddress(tx, context, { emailFolded, kind: 'contactAfterNotEligible', clientAddress });
}
