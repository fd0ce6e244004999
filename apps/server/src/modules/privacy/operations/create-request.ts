import { DomainError } from '@portal/contract/error-codes';
import { createRequest } from '@portal/contract/operations/privacy';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { implement } from '../../../kernel/operation.ts';
import { violatesUnique } from '../../../platform/database/index.ts';
import { mailStaffAt } from '../../notification/index.ts';
import { loadOverview } from '../actions/load-overview.ts';
import { insertPrivacyRequest, ONE_OPEN_REQUEST } from '../storage/privacy-requests.ts';

export const createRequestOperation = implement(createRequest, async ({ context, caller, body }) => {
  const { customerId } = caller;
  const id = context.random.uuid();
  try {
    return await context.database.transaction(async (tx) => {
      await insertPrivacyRequest(tx, context.vault, { id, customerId, ...body, at: context.clock.now() });
      const { consoleUrl, privacyEmail } = context.config;
      await mailStaffAt(tx, context, privacyEmail, {
        template: 'privacyRequestStaff',
        kind: body.kind,
        requestId: id,
        consoleLink: `${consoleUrl}${consolePaths.privacy}`,
      });
      return loadOverview(tx, context, customerId);
    });
  } catch (error) {
    throw violatesUnique(error, ONE_OPEN_REQUEST) ? new DomainError('errorRequestOpen') : error;
  }
});
