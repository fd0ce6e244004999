export { saveOwnPhoto } from './actions/save-own-photo.ts';
export { deletePhotoOf, findPhotoByEmail, findPhotoOf } from './storage/photos.ts';
