import type { UploadLinkKind } from '@portal/contract/application/upload-links';
import { BOOKKEEPER_LINKS_MAXIMUM } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { CustomerCaller } from '../../../../kernel/operation.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { type ApplicationRow, findUploadRequest, lockOwnApplication } from '../../../application/index.ts';
import { makeToken } from '../../../auth/index.ts';
import { linkLifetimes } from '../../domain/link-state.ts';
import {
  countOpenBookkeeperLinks,
  endUnusedDeviceLinks,
  insertUploadLink,
  type UploadLinkRow,
} from '../../storage/upload-links.ts';
import { hashSecret, linkOf } from './secrets.ts';

interface WantedLink {
  applicationId: string;
  kind: UploadLinkKind;
  showsName: boolean;
}

export interface CreatedLink {
  application: ApplicationRow;
  row: UploadLinkRow;
  /** Contains the secret, which is not stored. */
  link: string;
}

/**
 * Creates a link for an application that accepts statements. Throws errorAlreadySubmitted if it accepts none,
 * errorValidation if closed, and errorLinkCount if too many bookkeeper links are open.
 */
export async function createLink(
  tx: Transaction,
  context: Context,
  { customerId, sessionId }: CustomerCaller,
  { applicationId, kind, showsName }: WantedLink,
): Promise<CreatedLink> {
  const now = context.clock.now();
  const application = await lockOwnApplication(tx, { applicationId, customerId });
  await findUploadRequest(tx, context, application);
  if (kind === 'device') await endUnusedDeviceLinks(tx, applicationId, now);
  else if ((await countOpenBookkeeperLinks(tx, applicationId, now)) >= BOOKKEEPER_LINKS_MAXIMUM)
    throw new DomainError('errorLinkCount');

  const token = makeToken(context);
  const row = await insertUploadLink(tx, {
    id: context.random.uuid(),
    application_id: applicationId,
    kind,
    token_hash: hashSecret(context, 'link', token),
    session_id: kind === 'device' ? sessionId : null,
    shows_name: showsName,
    created_at: now,
    expires_at: new Date(now.getTime() + linkLifetimes[kind]),
  });
  return { application, row, link: linkOf(context, token) };
}
