import { encode } from 'jpeg-js';
import { PHOTO_SIDE_PX } from '@portal/contract/constants';

const CHANNELS = 4;
const QUALITY_PERCENT = 80;

const photos = new Map<string, string>();

/** A JPEG of one grey in base64, as the console sends a photo. @param side in pixels */
export function photoOf(grey: number, side: number = PHOTO_SIDE_PX): string {
  const key = `${String(grey)} ${String(side)}`;
  const photo = photos.get(key) ?? draw(grey, side);
  photos.set(key, photo);
  return photo;
}

function draw(grey: number, side: number): string {
  const data = new Uint8Array(side * side * CHANNELS).fill(grey);
  return Buffer.from(encode({ data, width: side, height: side }, QUALITY_PERCENT).data).toString('base64');
}
