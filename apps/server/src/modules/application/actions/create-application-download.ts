import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import type { StaffCaller } from '../../../kernel/operation.ts';
import { findApplication } from '../storage/applications.ts';
import { createDownload } from '../../auth/index.ts';

export async function createApplicationDownload(
  context: Context,
  { applicationId, isWhole, caller }: { applicationId: string; isWhole: boolean; caller: StaffCaller },
): Promise<{ path: string }> {
  const row = await findApplication(context.database.query, applicationId);
  if (!row || row.submitted_at === null) throw new DomainError('errorNotFound');

  const { customer_id: customerId, language } = row;
  return createDownload(context, { applicationId, customerId, language, isWhole, caller });
}
