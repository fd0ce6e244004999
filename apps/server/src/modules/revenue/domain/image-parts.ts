import type { DocumentType } from '@portal/contract/application/documents';
import { DomainError } from '@portal/contract/error-codes';

/** Larger than any telephone's photo within the size limit, and small enough to draw. */
const MOST_PIXELS = 64_000_000;

/**
 * What an image reader needs next: `take` returns bytes, `skip` drops bytes, and `seek` drops everything before a byte.
 */
type Want = { take: number } | { skip: number } | { seek: number };
type Parts = Generator<Want, void, Buffer>;

const MARK = 0xff;
const END_OF_IMAGE = 0xd9;
/** Precision, height and width. */
const FRAME_SIZE_BYTES = 5;
/** Codes in the range of frames that are not frames: Huffman tables, an extension, and arithmetic tables. */
const otherCodes = [0xc4, 0xc8, 0xcc];
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && !otherCodes.includes(code);
/** Stuffed bytes and restart marks, which belong to the picture. */
const isWithinScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);

function assertSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > MOST_PIXELS) throw unreadable();
}

function unreadable(): DomainError {
  return new DomainError('errorDocumentUnreadable');
}

/** Walks through a JPEG up to its end mark; photos may have more data after it. */
function* jpegParts(): Parts {
  let isSized = false;
  yield { take: 2 };
  for (;;) {
    yield { seek: MARK };
    let code = MARK;
    while (code === MARK) code = (yield { take: 1 }).readUInt8();
    if (code === END_OF_IMAGE) break;
    if (isWithinScan(code)) continue;
    if (isFrame(code)) isSized = true;
    yield* segmentParts(code);
  }
  if (!isSized) throw unreadable();
}

function* segmentParts(code: number): Parts {
  const length = (yield { take: 2 }).readUInt16BE();
  const frame = isFrame(code) ? yield { take: FRAME_SIZE_BYTES } : undefined;
  if (frame) assertSize(frame.readUInt16BE(3), frame.readUInt16BE(1));
  yield { skip: length - 2 - (frame?.length ?? 0) };
}

function* pngParts(): Parts {
  yield { take: 8 };
  const header = yield { take: 25 };
  if (header.toString('latin1', 4, 8) !== 'IHDR') throw unreadable();
  assertSize(header.readUInt32BE(8), header.readUInt32BE(12));
  for (;;) {
    const chunk = yield { take: 8 };
    yield { skip: chunk.readUInt32BE() + 4 };
    if (chunk.toString('latin1', 4) === 'IEND') return;
  }
}

const readers = { 'image/jpeg': jpegParts, 'image/png': pngParts } as const satisfies Record<
  Exclude<DocumentType, 'application/pdf'>,
  () => Parts
>;

/**
 * Reads an image piece by piece, in bounded memory. The returned function takes the next piece and returns whether the
 * image is complete. It throws errorDocumentUnreadable if the image is damaged, or its size is missing or extreme.
 */
export function imageReader(type: keyof typeof readers): (bytes: Buffer) => boolean {
  const parts = readers[type]();
  let step = parts.next();
  let pending: Buffer = Buffer.alloc(0);
  return (bytes) => {
    pending = Buffer.concat([pending, bytes]);
    while (step.done !== true) {
      const met = meet(step.value, pending);
      pending = met.rest;
      if (met.open) {
        step.value = met.open;
        return false;
      }
      step = parts.next(met.taken);
    }
    return true;
  };
}

interface Met {
  taken: Buffer;
  rest: Buffer;
  open?: Want;
}

function meet(want: Want, bytes: Buffer): Met {
  const none = bytes.subarray(0, 0);
  if ('seek' in want) {
    const at = bytes.indexOf(want.seek);
    return at < 0 ? { taken: none, rest: none, open: want } : { taken: none, rest: bytes.subarray(at) };
  }
  if ('skip' in want) {
    if (want.skip < 0) throw unreadable();
    const left = want.skip - bytes.length;
    return left > 0
      ? { taken: none, rest: none, open: { skip: left } }
      : { taken: none, rest: bytes.subarray(want.skip) };
  }
  if (want.take > bytes.length) return { taken: none, rest: bytes, open: want };
  return { taken: bytes.subarray(0, want.take), rest: bytes.subarray(want.take) };
}
