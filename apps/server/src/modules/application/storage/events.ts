import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';

/** What happens to an application, in the order of time; nothing personal. */
export type ApplicationEventKind =
  | 'created'
  | 'businessKnownToAnotherCustomer'
  | 'submitted'
  | 'withdrawn'
  | 'expiryNoticeSent'
  | 'expired';

export async function insertEvent(
  tx: Transaction,
  context: Context,
  applicationId: string,
  kind: ApplicationEventKind,
): Promise<void> {
  await insertEvents(tx, context, [applicationId], kind);
}

export async function insertEvents(
  tx: Transaction,
  { random, clock }: Context,
  applicationIds: readonly string[],
  kind: ApplicationEventKind,
): Promise<void> {
  const at = clock.now();
  await tx
    .insertInto('application_event')
    .values(applicationIds.map((applicationId) => ({ id: random.uuid(), application_id: applicationId, kind, at })))
    .execute();
}
