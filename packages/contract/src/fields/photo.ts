import * as z from 'zod/mini';
import { PHOTO_MAXIMUM_LENGTH } from '../constants.ts';
import { described } from '../operations/described.ts';

const SHORTEST = 4;

const content = z.base64().check(z.minLength(SHORTEST), z.maxLength(PHOTO_MAXIMUM_LENGTH));

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
