import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../context.ts';
import type { Queries } from '../../platform/database/index.ts';
import type { ApplicationRow } from './storage/application-row.ts';
import { listOpenItems } from './storage/information.ts';
import { assertEditable } from './storage/save-step.ts';

/**
 * Which request a statement that is uploaded or removed now belongs to: null for the application's first upload, else
 * the oldest open request for statements; the limits count for each on its own (decisions, section 6).
 * Throws errorAlreadySubmitted where none is asked for, or errorStepNotReached.
 */
export async function findUploadRequest(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  application: ApplicationRow,
): Promise<string | null> {
  if (application.status !== 'informationRequired') {
    assertEditable(application, 'revenue');
    return null;
  }
  const items = await listOpenItems(queries, vault, [application.id]);
  const asked = items.find(({ kind }) => kind === 'statements');
  if (!asked) throw new DomainError('errorAlreadySubmitted');
  return asked.requestId;
}
