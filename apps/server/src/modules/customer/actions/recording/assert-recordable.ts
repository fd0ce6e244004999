import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import { hasConsent } from '../../storage/consents.ts';

/** Throws errorNotFound if recording is off or the customer has not agreed. */
export async function assertRecordable(queries: Queries, { config }: Context, customerId: string): Promise<void> {
  if (!config.recordsSessions || !(await hasConsent(queries, { customerId, kind: 'sessionRecording' })))
    throw new DomainError('errorNotFound');
}
