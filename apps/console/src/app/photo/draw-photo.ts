import { PHOTO_MAXIMUM_LENGTH, PHOTO_SIDE_PX } from '@portal/contract/constants';

/** The first that is small enough is taken, of 1. */
const QUALITIES = [0.9, 0.75, 0.5] as const;

/**
 * The middle of a picture, as the portal takes a photo: a small square JPEG in base64. Only what is drawn leaves the browser,
 * not what the file says beside it. Undefined for what the browser cannot open as a picture.
 */
export async function drawPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!picture || !context) return undefined;
  canvas.width = PHOTO_SIDE_PX;
  canvas.height = PHOTO_SIDE_PX;
  // A JPEG has no transparency: what shows through is white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);
  context.imageSmoothingQuality = 'high';
  const { width, height } = picture;
  const side = Math.min(width, height);
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, PHOTO_SIDE_PX, PHOTO_SIDE_PX);
  picture.close();
  for (const quality of QUALITIES) {
    const drawn = canvas.toDataURL('image/jpeg', quality).replace(/^[^,]*,/u, '');
    if (drawn.length <= PHOTO_MAXIMUM_LENGTH) return drawn;
  }
  return undefined;
}
