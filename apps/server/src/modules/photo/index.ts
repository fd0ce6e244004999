export { saveOwnPhoto } from './actions/save-own-photo.ts';
export { deletePhotoOf, findPhotoByEmail, findPhotoOf, listPhotos } from './storage/photos.ts';
