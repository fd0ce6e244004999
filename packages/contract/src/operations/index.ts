import * as access from './access.ts';
import * as address from './address.ts';
import * as application from './application.ts';
import * as auth from './auth.ts';
import * as bank from './bank.ts';
import * as business from './business.ts';
import * as checks from './checks.ts';
import * as customer from './customer.ts';
import * as eligibility from './eligibility.ts';
import { keyScopes, type Operation } from './operation.ts';
import * as partner from './partner.ts';
import * as privacy from './privacy.ts';
import * as recording from './recording.ts';
import * as referral from './referral.ts';
import * as revenue from './revenue.ts';
import * as staff from './staff.ts';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

const all = [
  auth,
  customer,
  eligibility,
  business,
  application,
  revenue,
  checks,
  bank,
  access,
  partner,
  privacy,
  referral,
  staff,
  address,
  recording,
]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isOperation);

const isForPrograms = ({ access: rule }: Operation) => keyScopes.some((scope) => scope === rule);

/** Every operation of the applicant's API document. */
export const operations: readonly Operation[] = all.filter((operation) => !isForPrograms(operation));

/** Every operation of the document for partners and staff. */
export const partnerAndStaffOperations: readonly Operation[] = all.filter(isForPrograms);
