import { endViewing } from '@portal/contract/operations/staff-viewers';
import { implement } from '../../../http/operation.ts';
import { endViewing as end } from '../../people/index.ts';

export const endViewingOperation = implement(endViewing, async ({ context, caller, params }) => {
  await end(context, caller, params.applicationId);
  return undefined;
});
