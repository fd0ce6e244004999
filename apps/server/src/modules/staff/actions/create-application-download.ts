import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../context.ts';
import { findApplication } from '../../application/index.ts';
import { createDownload } from '../../download/index.ts';

/** A download of a submitted application's copy, or of that with its statements, in the customer's language. */
export async function createApplicationDownload(
  context: Context,
  { applicationId, isWhole }: { applicationId: string; isWhole: boolean },
): Promise<{ path: string }> {
  const row = await findApplication(context.database.query, applicationId);
  if (!row || row.submitted_at === null) throw new DomainError('errorNotFound');

  return createDownload(context, { applicationId, customerId: row.customer_id, language: row.language, isWhole });
}
