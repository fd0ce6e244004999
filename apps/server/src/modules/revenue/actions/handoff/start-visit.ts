import { UPLOAD_VISIT_LIFETIME_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { makeToken } from '../../../auth/index.ts';
import { errorsByState } from '../../domain/link-state.ts';
import { takeUploadLink, type UploadLinkRow } from '../../storage/upload-links.ts';
import { insertUploadVisit } from '../../storage/upload-visits.ts';
import { findLinkState } from './find-link-state.ts';
import { hashSecret } from './secrets.ts';
import { getReceivingApplication, type ReceivingApplication } from './visited-application.ts';

export interface StartedVisit extends ReceivingApplication {
  visitId: string;
  secret: string;
}

/**
 * Exchanges a link for a visit. Throws errorLinkUsed, errorLinkExpired or errorLinkEnded, or errorAlreadySubmitted if
 * no statements are needed. Only one of several concurrent uses can open a device link.
 */
export async function startVisit(tx: Transaction, context: Context, link: UploadLinkRow): Promise<StartedVisit> {
  const startedAt = context.clock.now();
  const state = await findLinkState(tx, context, link);
  if (state !== 'open') throw new DomainError(errorsByState[state]);
  const receiving = await getReceivingApplication(tx, context, link);
  if (!(await takeUploadLink(tx, link, startedAt)))
    throw new DomainError(link.kind === 'device' ? 'errorLinkUsed' : 'errorLinkEnded');

  const visitId = context.random.uuid();
  const secret = makeToken(context);
  await insertUploadVisit(tx, {
    id: visitId,
    link_id: link.id,
    secret_hash: hashSecret(context, 'visit', secret),
    started_at: startedAt,
    expires_at: new Date(startedAt.getTime() + UPLOAD_VISIT_LIFETIME_MS),
  });
  return { ...receiving, visitId, secret };
}
