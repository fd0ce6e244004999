import { getOwnPhoto } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { findPhotoOf } from '../../photo/index.ts';

export const getOwnPhotoOperation = implement(getOwnPhoto, async ({ context: { database, vault }, caller }) => ({
  photo: await findPhotoOf(database.query, vault, caller.personId),
}));
