import { acceptInvitation } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { acceptInvitation as accept } from '../../people/index.ts';

export const acceptInvitationOperation = implement(acceptInvitation, ({ context, body, exchange }) =>
  accept(context, exchange, body),
);
