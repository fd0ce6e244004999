import * as z from 'zod/mini';
import { PHOTO_MAXIMUM_BYTES } from '../constants.ts';
import { described } from '../operations/described.ts';

const BYTES_PER_GROUP = 3;
const CHARACTERS_PER_GROUP = 4;

const content = z
  .base64()
  .check(
    z.minLength(CHARACTERS_PER_GROUP),
    z.maxLength(Math.ceil(PHOTO_MAXIMUM_BYTES / BYTES_PER_GROUP) * CHARACTERS_PER_GROUP),
  );

/** A photo as it is saved. */
export const savedPhoto = z.strictObject({
  photo: described(
    content,
    'A JPEG of 192 by 192 pixels in base64, of at most 32,768 bytes.',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==',
  ),
});

/** A photo as it is shown. */
export const shownPhoto = z.strictObject({
  photo: described(
    z.nullable(z.base64()),
    'A JPEG of 192 by 192 pixels in base64; null where there is none.',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==',
  ),
});
