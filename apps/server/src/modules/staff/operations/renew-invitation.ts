import { renewInvitation } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { renewInvitation as renew } from '../../people/index.ts';

export const renewInvitationOperation = implement(renewInvitation, ({ context, params }) =>
  renew(context, params.personId),
);
