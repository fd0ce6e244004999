import { DomainError } from '@portal/contract/error-codes';
import { endUploadLink } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { audited } from '../../../auth/index.ts';
import { getOwnApplication } from '../../../application/index.ts';
import { endUploadLink as endRow } from '../../storage/upload-links.ts';

export const endUploadLinkOperation = implement(endUploadLink, async ({ context, caller, params, exchange }) => {
  const { query } = context.database;
  const { applicationId, linkId } = params;
  const call = {
    operationId: endUploadLink.operationId,
    requestId: exchange.requestId,
    rowIds: [linkId],
  };
  await getOwnApplication(query, { applicationId, customerId: caller.customerId });

  await audited(context, call, async () => {
    if (!(await endRow(query, { applicationId, linkId, at: context.clock.now() })))
      throw new DomainError('errorNotFound');
  });
  return undefined;
});
