import * as application from './application.ts';
import * as auth from './auth.ts';
import * as business from './business.ts';
import * as checks from './checks.ts';
import * as customer from './customer.ts';
import * as eligibility from './eligibility.ts';
import type { Operation } from './operation.ts';
import * as revenue from './revenue.ts';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** Every operation of the applicant's API document. */
export const operations: readonly Operation[] = [auth, customer, eligibility, business, application, revenue, checks]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isOperation);
