import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import type { ApplicationRow } from '../../storage/application-row.ts';
import { listOpenItems } from '../../storage/information.ts';
import { assertEditable } from '../../storage/save-step.ts';

/**
 * The request to which an uploaded or removed statement belongs: null before submission, otherwise the oldest open
 * request for statements. Limits apply to each request separately. Throws errorAlreadySubmitted if no statements are
 * requested, or what `assertEditable` throws.
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
