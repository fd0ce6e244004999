import type { ConsentKind } from '@portal/contract/consent';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import {
  type GivenConsents,
  insertWithdrawals,
  listActiveConsents,
  listActiveOfAddress,
  markWithdrawn,
} from '../storage/consents.ts';

/** Withdraws consents and adds a record of each withdrawal; consents that are already withdrawn do not change. */
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

export async function withdrawConsentsOf(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'random'>,
  { clientAddress, ...given }: GivenConsents & { clientAddress: string },
): Promise<void> {
  await withdrawConsents(tx, context, { consentIds: await listActiveConsents(tx, given), clientAddress });
}

export async function withdrawConsentsOfAddress(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'random'>,
  { emailFolded, kind, clientAddress }: { emailFolded: string; kind: ConsentKind; clientAddress: string },
): Promise<void> {
  const consentIds = await listActiveOfAddress(tx, emailFolded, kind);
  await withdrawConsents(tx, context, { consentIds, clientAddress });
}
