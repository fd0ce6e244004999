import { listPhotos } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { listPhotos as list } from '../../photo/index.ts';

export const listPhotosOperation = implement(listPhotos, async ({ context: { database, vault } }) => ({
  photos: await list(database.query, vault),
}));
