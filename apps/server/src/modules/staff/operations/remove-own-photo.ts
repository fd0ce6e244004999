import { removeOwnPhoto } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { deletePhotoOf } from '../../photo/index.ts';

export const removeOwnPhotoOperation = implement(removeOwnPhoto, async ({ context, caller }) => {
  await deletePhotoOf(context.database.query, caller.personId);
  return undefined;
});
