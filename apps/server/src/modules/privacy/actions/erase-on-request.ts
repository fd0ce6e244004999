import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { closeApplication, insertEvent } from '../../application/index.ts';
import { lockCustomer, eraseRecordingsOfCustomer } from '../../customer/index.ts';
import { disconnectOwnBank } from '../../revenue/index.ts';
import { stripApplications } from '../storage/erase-applications.ts';
import { eraseCustomer, listApplicationsOfCustomer } from '../storage/erase-customer.ts';
import { endOpenRequests } from '../storage/privacy-requests.ts';

/**
 * Erases everything the law does not require the lender to keep. Withdraws open applications and disconnects every
 * bank, also at the provider. Rows stay without personal data until the daily erasure, so that webhooks can still be
 * sent. A funded application stays, with its owner, until its retention ends. If nothing has to stay, the owner's other
 * open requests are closed.
 */
export async function eraseOnRequest(
  tx: Transaction,
  context: Context,
  { customerId, staffName }: { customerId: string; staffName: string },
): Promise<void> {
  const at = context.clock.now();
  await lockCustomer(tx, customerId);
  await eraseRecordingsOfCustomer(tx, context, customerId);
  const applications = await listApplicationsOfCustomer(tx, customerId);
  for (const { id, status } of applications) {
    const own = { applicationId: id, customerId };
    await disconnectOwnBank(tx, context, own);
    if (status !== 'closed') {
      await closeApplication(tx, context, { ...own, move: 'withdraw', outcome: 'withdrawn' });
      await insertEvent(tx, context, id, 'withdrawn', { staffName });
    }
  }
  const erasable = applications.filter(({ outcome }) => outcome !== 'funded').map(({ id }) => id);
  await stripApplications(tx, erasable, at);
  if (erasable.length < applications.length) return;
  await endOpenRequests(tx, { customerId, by: staffName, at });
  await eraseCustomer(tx, customerId, at);
}
