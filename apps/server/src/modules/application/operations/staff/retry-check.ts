import { DomainError } from '@portal/contract/error-codes';
import { retryCheck } from '@portal/contract/operations/staff/checks';
import { implement } from '../../../../kernel/operation.ts';
import { lockForCheck, retryCheck as retry } from '../../actions/checks/work-on-check.ts';
import { hasConsent } from '../../../customer/index.ts';

export const retryCheckOperation = implement(retryCheck, ({ context, caller, params, body }) => {
  const { applicationId, check: kind } = params;
  const work = { applicationId, kind, version: body.version, by: caller.name };
  return context.database.transaction(async (tx) => {
    await lockForCheck(tx, 'retry', work);
    const needsConsent = kind === 'personalDetails';
    if (needsConsent && !(await hasConsent(tx, { applicationId, kind: 'softCreditCheck' })))
      throw new DomainError('errorConsentNeeded');
    return retry(tx, context, work);
  });
});
