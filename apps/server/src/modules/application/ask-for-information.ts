import type { InformationKind } from '@portal/contract/application/checks';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import { canMove } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { requestInformationMail } from './jobs/mail-missing-information.ts';
import { type ApplicationRow } from './storage/application-row.ts';
import { lockApplication, moveApplication } from './storage/applications.ts';
import { insertEvent } from './storage/events.ts';
import {
  type Question,
  insertInformationItem,
  insertInformationRequest,
  listOpenItems,
} from './storage/information.ts';

/** What may be asked for: statements of months (YYYY-MM), the SIN, or the answer to a question in both languages. */
export type AskedItem =
  { kind: 'statements'; months: readonly string[] } | { kind: 'sin' } | { kind: 'question'; question: Question };

export interface InformationRequest {
  applicationId: string;
  items: readonly AskedItem[];
  /** YYYY-MM-DD by which it is wanted; null where there is no hurry. */
  dueDay: string | null;
  /** `check` for a background check, else the name of the staff key. */
  askedBy: string;
}

const askedEvents = {
  statements: 'statementsAsked',
  sin: 'sinAsked',
  question: 'questionAsked',
} as const satisfies Record<InformationKind, ApplicationEventKind>;

/**
 * Asks the applicant for information: underReview becomes informationRequired, a mail tells the person, and the status
 * goes back by itself once all is there. What is asked for already is not asked again.
 * @returns the ids of the new items. Throws errorNotFound, or errorValidation where the application is not submitted,
 * is closed, or nothing is asked for.
 */
export async function askForInformation(
  tx: Transaction,
  context: Context,
  { applicationId, items, dueDay, askedBy }: InformationRequest,
): Promise<string[]> {
  const application = await lockApplication(tx, applicationId);
  assertMayBeAsked(application, items);
  const open = await listOpenItems(tx, context.vault, [applicationId]);
  const openMonths = new Set(open.flatMap(({ months }) => months));
  const isNew = (item: AskedItem) => item.kind !== 'sin' || !open.some(({ kind }) => kind === 'sin');
  const fresh = items
    .filter(isNew)
    .map((item) =>
      item.kind === 'statements' ? { ...item, months: item.months.filter((month) => !openMonths.has(month)) } : item,
    )
    .filter((item) => item.kind !== 'statements' || item.months.length > 0);
  if (fresh.length === 0) return [];

  const { clock, random, vault } = context;
  const at = clock.now();
  const requestId = random.uuid();
  await insertInformationRequest(tx, { id: requestId, applicationId, askedBy, dueDay, at });
  const ids: string[] = [];
  for (const item of fresh) {
    const id = random.uuid();
    const months = item.kind === 'statements' ? item.months : [];
    const question = item.kind === 'question' ? item.question : null;
    await insertInformationItem(tx, vault, { id, requestId, applicationId, kind: item.kind, months, question });
    await insertEvent(tx, context, applicationId, askedEvents[item.kind], months.length > 0 ? { months } : undefined);
    ids.push(id);
  }
  if (application.status === 'underReview') {
    await moveApplication(tx, { applicationId, customerId: application.customer_id, move: 'requireInformation', at });
  }
  await requestInformationMail(tx, context, { requestId, askedBy });
  return ids;
}

function assertMayBeAsked(application: ApplicationRow, items: readonly AskedItem[]): void {
  const isSubmitted = application.status === 'informationRequired' || canMove('requireInformation', application.status);
  if (!isSubmitted || items.length === 0) throw new DomainError('errorValidation');
}
