import type { Context } from '../../context.ts';
import type { CustomerCaller, ImplementedOperation } from '../../http/operation.ts';
import type { JobHandler } from '../../platform/jobs.ts';

export const authOperations: ImplementedOperation[] = [];

export function authJobs(_context: Context): JobHandler[] {
  return [];
}

export async function authenticate(
  _context: Context,
  _authorization: string | undefined,
): Promise<CustomerCaller | undefined> {
  return Promise.resolve(undefined);
}
