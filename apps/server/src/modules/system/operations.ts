import { DomainError } from '@portal/contract/error-codes';
import { retryJobs } from '@portal/contract/operations/staff/system';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { retryJobsOfKind } from '../../platform/failed-jobs.ts';
import { getSystemOperation } from './operations/get-system.ts';

const MOST_RETRIED = 1000;

export const systemOperations: readonly ImplementedOperation[] = [
  getSystemOperation,
  implement(retryJobs, async ({ context, params, exchange }) => {
    if (!context.jobs.kinds().includes(params.job)) throw new DomainError('errorNotFound');
    const ids = await retryJobsOfKind(context.database, params.job, MOST_RETRIED);
    ids.forEach((id) => exchange.noteRow(id));
    return { jobs: ids.length };
  }),
];
