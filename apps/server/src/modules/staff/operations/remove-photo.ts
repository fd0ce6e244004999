import { removePhoto } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { removePhotoOf } from '../../people/index.ts';

export const removePhotoOperation = implement(removePhoto, async ({ context, params }) => {
  await removePhotoOf(context, params.personId);
  return undefined;
});
