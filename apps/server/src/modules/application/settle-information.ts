import type { InformationKind } from '@portal/contract/application/checks';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import type { Context } from '../../context.ts';
import type { Queries, Transaction } from '../../platform/database/index.ts';
import { mailStaff } from '../notification/index.ts';
import type { ApplicationRow } from './storage/application-row.ts';
import { moveApplication } from './storage/applications.ts';
import { insertEvent } from './storage/events.ts';
import { type OpenItem, listOpenItems, settleInformationItem } from './storage/information.ts';

const settledEvents = {
  statements: { provided: 'statementsProvided', declined: 'statementsProvided' },
  sin: { provided: 'sinProvided', declined: 'sinDeclined' },
  question: { provided: 'questionAnswered', declined: 'questionAnswered' },
} as const satisfies Record<InformationKind, Record<'provided' | 'declined', ApplicationEventKind>>;

export interface ItemSettlement {
  item: OpenItem;
  as: 'provided' | 'declined';
  /** The answer to a question. */
  answer?: string;
}

/** What an application lacks, oldest request first. */
export async function findOpenItems(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  applicationId: string,
): Promise<OpenItem[]> {
  return listOpenItems(queries, vault, [applicationId]);
}

/**
 * Ends items of an application whose row is locked. With the last one the status goes back to underReview by itself,
 * and the account manager is told.
 */
export async function settleInformation(
  tx: Transaction,
  context: Context,
  application: Pick<ApplicationRow, 'id' | 'customer_id' | 'status' | 'reference'>,
  settlements: readonly ItemSettlement[],
): Promise<void> {
  const at = context.clock.now();
  for (const { item, as, answer } of settlements) {
    const isEnded = await settleInformationItem(tx, context.vault, {
      itemId: item.itemId,
      as,
      at,
      ...(answer === undefined ? {} : { answer }),
    });
    if (isEnded) await insertEvent(tx, context, application.id, settledEvents[item.kind][as]);
  }
  if (application.status !== 'informationRequired') return;
  if ((await listOpenItems(tx, context.vault, [application.id])).length > 0) return;
  await moveApplication(tx, {
    applicationId: application.id,
    customerId: application.customer_id,
    move: 'provideInformation',
    at,
  });
  await insertEvent(tx, context, application.id, 'informationComplete');
  const reference = application.reference ?? application.id;
  await mailStaff(tx, context, { applicationId: application.id }, { template: 'informationProvidedStaff', reference });
}
