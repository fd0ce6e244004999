import type { InformationKind } from '@portal/contract/application/checks';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries, Transaction } from '../../../../platform/database/index.ts';
import { mailStaff } from '../../../notification/index.ts';
import { aboutForStaff } from '../../domain/about-for-staff.ts';
import { contactDay } from '../office-days/office-days.ts';
import type { ApplicationRow } from '../../storage/application-row.ts';
import { moveApplication } from '../../storage/applications.ts';
import { detailsOfItem, type EventFacts, insertEvent } from '../../storage/events.ts';
import { type OpenItem, listOpenItems, resolveInformationItem } from '../../storage/information.ts';

const resolvedEvents = {
  statements: { provided: 'statementsProvided', declined: 'statementsUnavailable' },
  sin: { provided: 'sinProvided', declined: 'sinDeclined' },
  question: { provided: 'questionAnswered', declined: 'questionAnswered' },
  document: { provided: 'documentProvided', declined: 'documentUnavailable' },
} as const satisfies Record<InformationKind, Record<'provided' | 'declined', ApplicationEventKind>>;

/** Names the document, since several may be provided at once. */
function factsOf(item: OpenItem): EventFacts {
  return item.document ? { details: detailsOfItem(item.itemId, item) } : {};
}

export interface ItemResolution {
  item: OpenItem;
  as: 'provided' | 'declined';
  answer?: string;
}

export async function findOpenItems(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  applicationId: string,
): Promise<OpenItem[]> {
  return listOpenItems(queries, vault, [applicationId]);
}

/**
 * Resolves items of a locked application. When the last one is resolved, the status returns to underReview, a new
 * contact day is set, and the account managers are notified.
 */
export async function resolveInformation(
  tx: Transaction,
  context: Context,
  application: Pick<ApplicationRow, 'id' | 'customer_id' | 'status' | 'reference' | 'structure'>,
  resolutions: readonly ItemResolution[],
): Promise<void> {
  const at = context.clock.now();
  for (const { item, as, answer } of resolutions) {
    const isEnded = await resolveInformationItem(tx, context.vault, {
      itemId: item.itemId,
      as,
      at,
      ...(answer === undefined ? {} : { answer }),
    });
    if (isEnded) await insertEvent(tx, context, application.id, resolvedEvents[item.kind][as], factsOf(item));
  }
  if (application.status !== 'informationRequired') return;
  if ((await listOpenItems(tx, context.vault, [application.id])).length > 0) return;
  const { officeProvince } = context.config;
  await moveApplication(tx, {
    applicationId: application.id,
    customerId: application.customer_id,
    move: 'provideInformation',
    nextContactDay: contactDay(context.config, at, [
      application.structure?.stateCode ?? officeProvince,
      officeProvince,
    ]),
    at,
  });
  await insertEvent(tx, context, application.id, 'informationComplete');
  const mail = { template: 'informationProvidedStaff', ...aboutForStaff(context.config, application) } as const;
  await mailStaff(tx, context, { applicationId: application.id }, mail);
}
