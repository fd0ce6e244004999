import { countPrivacyRequests } from '@portal/contract/operations/staff-contacts';
import { implement } from '../../../http/operation.ts';
import { countOpenRequests } from '../../privacy/index.ts';

export const countPrivacyRequestsOperation = implement(countPrivacyRequests, async ({ context }) => ({
  open: await countOpenRequests(context.database.query),
}));
