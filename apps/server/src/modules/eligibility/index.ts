import type { ImplementedOperation } from '../../http/operation.ts';

export { takeEligibilityAnswers } from '../customer/index.ts';

export const eligibilityOperations: ImplementedOperation[] = [];
