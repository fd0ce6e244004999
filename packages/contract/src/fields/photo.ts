import * as z from 'zod/mini';
import { PHOTO_MAXIMUM_LENGTH } from '../constants.ts';
import { described } from '../operations/described.ts';
import { identifier } from './identifier.ts';

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

/** The photo of somebody who shows one, as colleagues see it. */
export const personPhoto = z.strictObject({
  personId: described(identifier, 'Whose it is.', '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2'),
  photo: described(z.base64(), 'A JPEG of 192 by 192 pixels in base64.', '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q=='),
});

/** A photo as it is shown. */
export const shownPhoto = z.strictObject({
  photo: described(
    z.nullable(z.base64()),
    'A JPEG of 192 by 192 pixels in base64; null where there is none.',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==',
  ),
});
