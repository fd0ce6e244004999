import type { ImplementedOperation } from '../../kernel/operation.ts';
import { acceptReferralOperation } from './operations/accept-referral.ts';
import { getReferrerOperation } from './operations/get-referrer.ts';
import { openReferralOperation } from './operations/open-referral.ts';
import { requestVerificationOperation } from './operations/request-verification.ts';

/** Every operation of the module. */
export const referralOperations: readonly ImplementedOperation[] = [
  openReferralOperation,
  requestVerificationOperation,
  acceptReferralOperation,
  getReferrerOperation,
];
