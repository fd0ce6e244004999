import type { CheckKind, InformationKind } from '@portal/contract/application/checks';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import { isOpen } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { lockApplication, moveApplication, raiseVersion } from '../../storage/applications.ts';
import { listChecks } from '../../storage/checks.ts';
import { detailsOfItem, insertEvent } from '../../storage/events.ts';
import { listOpenItems, listSettled, type OpenItem, resolveInformationItem } from '../../storage/information.ts';

const withdrawnEvents = {
  statements: 'statementsNotNeeded',
  sin: 'sinNotNeeded',
  question: 'questionNotNeeded',
  document: 'documentNotNeeded',
} as const satisfies Record<InformationKind, ApplicationEventKind>;

const checkOfKind = {
  statements: 'transactions',
  sin: 'personalDetails',
  question: null,
  document: null,
} as const satisfies Record<InformationKind, CheckKind | null>;

export interface Withdrawal {
  applicationId: string;
  itemIds: readonly string[];
  withdrawnBy: string;
}

/**
 * Withdraws requested items. When the last one is withdrawn, the application returns to underReview; the contact day
 * stays, because nothing was provided. Repeating it changes nothing. Throws errorNotFound, errorNothingAsked if an item
 * was answered, and errorValidation if the application is closed or a check waits for the item.
 */
export async function withdrawRequest(
  tx: Transaction,
  context: Context,
  { applicationId, itemIds, withdrawnBy }: Withdrawal,
): Promise<void> {
  const { id, customer_id: customerId, status } = await lockApplication(tx, applicationId);
  if (!isOpen(status)) throw new DomainError('errorValidation');
  const [wanted, others] = await findWanted(tx, context, { applicationId, itemIds });
  if (wanted.length === 0) return;
  await assertNoCheckWaits(tx, applicationId, { wanted, others });

  const at = context.clock.now();
  for (const { itemId, kind, ...item } of wanted) {
    await resolveInformationItem(tx, context.vault, { itemId, as: 'withdrawn', at });
    await insertEvent(tx, context, applicationId, withdrawnEvents[kind], {
      details: detailsOfItem(itemId, item),
      staffName: withdrawnBy,
    });
  }
  if (others.length > 0) await raiseVersion(tx, id);
  else await moveApplication(tx, { applicationId, customerId, move: 'provideInformation', at });
}

async function findWanted(
  tx: Transaction,
  { vault }: Context,
  { applicationId, itemIds }: Pick<Withdrawal, 'applicationId' | 'itemIds'>,
): Promise<[wanted: OpenItem[], others: OpenItem[]]> {
  const known = await listSettled(tx, applicationId, itemIds);
  if (known.length < new Set(itemIds).size) throw new DomainError('errorNotFound');
  if (known.some(({ settled_as: as }) => as === 'provided' || as === 'declined'))
    throw new DomainError('errorNothingAsked');
  const open = await listOpenItems(tx, vault, [applicationId]);
  const isWanted = ({ itemId }: OpenItem) => itemIds.includes(itemId);
  return [open.filter(isWanted), open.filter((item) => !isWanted(item))];
}

/** A check that waits for a withdrawn item would wait forever. */
async function assertNoCheckWaits(
  tx: Transaction,
  applicationId: string,
  { wanted, others }: { wanted: readonly OpenItem[]; others: readonly OpenItem[] },
): Promise<void> {
  const last = wanted.filter(({ kind }) => others.every((other) => other.kind !== kind));
  const checks = await listChecks(tx, applicationId);
  const isWaitedFor = checks.some(
    (check) => check.state === 'needsYou' && last.some(({ kind }) => checkOfKind[kind] === check.kind),
  );
  if (isWaitedFor)
    throw new DomainError('errorValidation', { errors: [{ path: 'itemIds', key: 'validation.staff.checkWaits' }] });
}
