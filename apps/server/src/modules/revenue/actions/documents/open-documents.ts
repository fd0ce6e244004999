import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import { type ApplicationRow, findOpenItems, type OpenItem } from '../../../application/index.ts';

/** Documents requested for an application and not sent yet; none if it is closed. */
export async function listOpenDocuments(
  queries: Queries,
  context: Pick<Context, 'vault'>,
  { id, status }: Pick<ApplicationRow, 'id' | 'status'>,
): Promise<OpenItem[]> {
  if (status === 'closed') return [];
  return (await findOpenItems(queries, context, id)).filter(({ kind }) => kind === 'document');
}

/** Throws errorNothingAsked if the document is not, or no longer, requested. */
export async function getOpenDocument(
  queries: Queries,
  context: Pick<Context, 'vault'>,
  application: Pick<ApplicationRow, 'id' | 'status'>,
  itemId: string,
): Promise<OpenItem> {
  const item = (await listOpenDocuments(queries, context, application)).find((each) => each.itemId === itemId);
  if (!item) throw new DomainError('errorNothingAsked');
  return item;
}
