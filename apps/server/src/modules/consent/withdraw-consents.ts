import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { type GivenConsents, insertWithdrawals, listStandingConsents, markWithdrawn } from './storage/consents.ts';

/** Takes consents back, each as a record of its own at the context's time; one that was taken back before stays so. */
export async function withdrawConsents(
  tx: Transaction,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { consentIds, clientAddress }: { consentIds: readonly string[]; clientAddress: string },
): Promise<void> {
  const at = clock.now();
  const withdrawn = await markWithdrawn(tx, consentIds, at);
  await insertWithdrawals(
    tx,
    withdrawn.map((consent) => ({
      id: random.uuid(),
      consent_id: consent.id,
      text_version: consent.text_version,
      language: consent.language,
      client_address: clientAddress,
      withdrawn_at: at,
    })),
  );
}

/** As `withdrawConsents`, for all of a kind that stand. */
export async function withdrawConsentsOf(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'random'>,
  { clientAddress, ...given }: GivenConsents & { clientAddress: string },
): Promise<void> {
  await withdrawConsents(tx, context, { consentIds: await listStandingConsents(tx, given), clientAddress });
}
