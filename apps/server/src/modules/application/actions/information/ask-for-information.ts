import type { InformationKind } from '@portal/contract/application/checks';
import type { DocumentKind } from '@portal/contract/application/documents';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import { canMove } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { notAskedYet } from '../../domain/not-asked-yet.ts';
import type { ApplicationRow } from '../../storage/application-row.ts';
import { assertSeen, lockApplication, moveApplication, raiseVersion } from '../../storage/applications.ts';
import { findWaitingDecision } from '../../storage/decisions.ts';
import { detailsOfItem, insertEvent } from '../../storage/events.ts';
import {
  ASKED_BY_CHECK,
  insertInformationItem,
  insertInformationRequest,
  listOpenItems,
  type Question,
} from '../../storage/information.ts';
import { requestInformationMail } from './mail-missing-information.ts';

/**
 * What can be requested: statements of months (YYYY-MM), the SIN, an answer to a question in both languages, or a
 * document.
 */
export type AskedItem =
  | { kind: 'statements'; months: readonly string[] }
  | { kind: 'sin' }
  | { kind: 'question'; question: Question }
  | { kind: 'document'; document: DocumentKind; message?: Question | undefined };

export interface InformationRequest {
  applicationId: string;
  items: readonly AskedItem[];
  dueDay: string | null;
  /** `check` for a background check, otherwise the name of the person or key that requested it. */
  askedBy: string;
  askedWithKey?: boolean;
  /** Version of the application that the caller saw; undefined skips the version check. */
  version?: number | undefined;
}

const askedEvents = {
  statements: 'statementsAsked',
  sin: 'sinAsked',
  question: 'questionAsked',
  document: 'documentAsked',
} as const satisfies Record<InformationKind, ApplicationEventKind>;

/**
 * Requests information: underReview becomes informationRequired, the applicant gets a mail, and the status returns once
 * everything is provided. Items that are still open are not requested again.
 * @returns ids of the new items. Throws errorNotFound; errorValidation if the application is not submitted or closed,
 * or nothing is requested; errorVersionConflict for staff if it changed since they saw it or a decision is pending.
 */
export async function requestInformationFrom(
  tx: Transaction,
  context: Context,
  { applicationId, items, dueDay, askedBy, askedWithKey = false, version }: InformationRequest,
): Promise<string[]> {
  const application = await lockApplication(tx, applicationId);
  assertSeen(application, version);
  assertMayBeAsked(application, items);
  if (askedBy !== ASKED_BY_CHECK && (await findWaitingDecision(tx, applicationId)))
    throw new DomainError('errorVersionConflict', { version: application.version });
  const open = await listOpenItems(tx, context.vault, [applicationId]);
  const fresh = notAskedYet(open, items);
  if (fresh.length === 0) return [];

  const { clock, random, vault } = context;
  const at = clock.now();
  const requestId = random.uuid();
  await insertInformationRequest(tx, { id: requestId, applicationId, askedBy, askedWithKey, dueDay, at });
  const ids: string[] = [];
  for (const item of fresh) {
    const id = random.uuid();
    await insertInformationItem(tx, vault, { ...item, id, requestId, applicationId });
    await insertEvent(tx, context, applicationId, askedEvents[item.kind], {
      details: detailsOfItem(id, item),
      ...(askedBy !== ASKED_BY_CHECK && { staffName: askedBy }),
    });
    ids.push(id);
  }
  if (canMove('requireInformation', application.status))
    await moveApplication(tx, { applicationId, customerId: application.customer_id, move: 'requireInformation', at });
  else await raiseVersion(tx, applicationId);

  await requestInformationMail(tx, context, { requestId, askedBy });
  return ids;
}

function assertMayBeAsked(application: ApplicationRow, items: readonly AskedItem[]): void {
  const isSubmitted = application.status === 'informationRequired' || canMove('requireInformation', application.status);
  if (!isSubmitted || items.length === 0) throw new DomainError('errorValidation');
}
