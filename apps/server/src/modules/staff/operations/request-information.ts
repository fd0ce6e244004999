import { requestInformation } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { askForInformation } from '../../application/index.ts';

export const requestInformationOperation = implement(requestInformation, async ({ context, caller, params, body }) => {
  const request = { applicationId: params.applicationId, ...body, askedBy: caller.keyName };
  const itemIds = await context.database.transaction((tx) => askForInformation(tx, context, request));
  return { itemIds };
});
