import { decode, encode } from 'jpeg-js';
import { PHOTO_SIDE_PX } from '@portal/contract/constants';

const QUALITY_PERCENT = 85;
const PIXELS_PER_MEGAPIXEL = 1_000_000;
/** Of a picture of that size, by far. */
const MEMORY_MEGABYTES = 32;

/**
 * A photo as the portal keeps it: the pixels of the given JPEG, and nothing else that was in the file, such as where it was
 * taken. Undefined for what is no JPEG of `PHOTO_SIDE_PX` by `PHOTO_SIDE_PX`. A larger one is refused before it is decoded.
 */
export function drawAnew(jpeg: Uint8Array): Uint8Array | undefined {
  try {
    const { width, height, data } = decode(jpeg, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: PHOTO_SIDE_PX ** 2 / PIXELS_PER_MEGAPIXEL,
      maxMemoryUsageInMB: MEMORY_MEGABYTES,
    });
    if (width !== PHOTO_SIDE_PX || height !== PHOTO_SIDE_PX) return undefined;
    // Not all that was decoded: it would write comments and Exif data again.
    return encode({ width, height, data }, QUALITY_PERCENT).data;
  } catch {
    return undefined;
  }
}
