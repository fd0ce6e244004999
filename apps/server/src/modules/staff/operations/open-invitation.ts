import { openInvitation } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { openInvitation as open } from '../../people/index.ts';

export const openInvitationOperation = implement(openInvitation, async ({ context, body, exchange }) => {
  const { person, name, options } = await open(context, exchange, body.token);
  const { email, role, language } = person;
  return { name, email, role, language, options };
});
