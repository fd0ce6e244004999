import { checkEligibilityOperation } from './operations/check-eligibility.ts';
import { submitNotEligibleOperation } from './operations/submit-not-eligible.ts';

export { takeEligibilityAnswers } from '../customer/index.ts';

export const eligibilityOperations = [checkEligibilityOperation, submitNotEligibleOperation];
