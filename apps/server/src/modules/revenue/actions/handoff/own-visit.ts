import { senderOf } from '@portal/contract/application/upload-links';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Exchange } from '../../../../kernel/operation.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import type { SendingVisit } from '../upload/receive-statement.ts';
import { findVisitError } from '../../domain/link-state.ts';
import { countFileOfLink } from '../../storage/upload-links.ts';
import { findOwnVisit, findVisit, type VisitWithLink } from '../../storage/upload-visits.ts';
import { isSessionOver } from './find-link-state.ts';
import { secretHashes } from './secrets.ts';
import { assertReceives } from './visited-application.ts';

/** This browser's visit, active or over; undefined for another browser's. */
export async function findVisitOf(
  context: Context,
  exchange: Exchange,
  visitId: string,
): Promise<VisitWithLink | undefined> {
  const secret = exchange.getCookie('uploadVisit');
  if (secret === undefined) return undefined;
  const hashes = secretHashes(context, 'visit', secret);
  return findOwnVisit(context.database.query, { visitId, secretHashes: hashes });
}

/** This browser's active visit. Throws errorNotFound, errorLinkEnded or errorLinkExpired. */
export async function getOpenVisit(context: Context, exchange: Exchange, visitId: string): Promise<VisitWithLink> {
  const visit = await findVisitOf(context, exchange, visitId);
  if (!visit) throw new DomainError('errorNotFound');
  await assertOpen(context.database.query, context, visit);
  return visit;
}

async function assertOpen(queries: Queries, context: Context, visit: VisitWithLink): Promise<void> {
  const error = findVisitError(visit, context.clock.now());
  if (error) throw new DomainError(error);
  if (await isSessionOver(queries, context, visit)) throw new DomainError('errorLinkEnded');
}

/** Identifies a visit as the sender; rechecked in the transaction that accepts the file, possibly minutes later. */
export function sendingVisit(context: Context, { visit_id: visitId, kind }: VisitWithLink): SendingVisit {
  return {
    visitId,
    sender: senderOf[kind],
    note: async (tx, application) => {
      assertReceives(application);
      const visit = await findVisit(tx, visitId);
      if (!visit) throw new DomainError('errorNotFound');
      await assertOpen(tx, context, visit);
      if (!(await countFileOfLink(tx, visit.id, context.clock.now()))) throw new DomainError('errorLinkEnded');
    },
  };
}
