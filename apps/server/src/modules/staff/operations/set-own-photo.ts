import { setOwnPhoto } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { saveOwnPhoto } from '../../photo/index.ts';

export const setOwnPhotoOperation = implement(setOwnPhoto, async ({ context, caller, body }) => {
  await saveOwnPhoto(context, { personId: caller.personId, photo: body.photo });
  return undefined;
});
