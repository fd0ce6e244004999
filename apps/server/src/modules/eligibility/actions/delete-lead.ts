import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { withdrawConsentsOfAddress } from '../../customer/index.ts';
import { deleteLeadsLike } from '../storage/leads.ts';

/** Erases a lead and withdraws its consent to be contacted. Can be repeated. */
export async function deleteLead(
  tx: Transaction,
  context: Context,
  { leadId, clientAddress }: { leadId: string; clientAddress: string },
): Promise<void> {
  const emailFolded = await deleteLeadsLike(tx, leadId);
  if (emailFolded === undefined) return;
  await withdrawConsentsOfAddress(tx, context, { emailFolded, kind: 'contactAfterNotEligible', clientAddress });
}
