import { MEGABYTE } from '@portal/contract/constants';

const FIRST_BYTES = MEGABYTE;

export interface UploadCopy {
  passing(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  readonly whole: Promise<Uint8Array<ArrayBuffer>>;
  release(): void;
}

export type BeginCopy = () => UploadCopy | undefined;

/**
 * Copies at most `most` uploads at a time, so that the check need not read and decrypt them again.
 * @param limitBytes the copy of a larger file never completes and holds no more than this
 */
export function uploadCopies(most: number, limitBytes: number): BeginCopy {
  let held = 0;

  return () => {
    if (held >= most) return undefined;
    held += 1;
    let isHeld = true;
    const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    return {
      whole: promise,
      passing: async function* (content) {
        const growing = growingBytes(limitBytes);
        for await (const bytes of content) {
          growing.add(bytes);
          yield bytes;
        }
        if (growing.length() <= limitBytes) resolve(growing.whole());
      },
      release: () => {
        if (isHeld) held -= 1;
        isHeld = false;
      },
    };
  };
}

/**
 * One growing buffer, which can be transferred to a thread. Outgrown buffers are freed at once; separate pieces would
 * stay in memory until garbage collection.
 */
function growingBytes(limitBytes: number) {
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, limitBytes));
  let length = 0;
  return {
    length: () => length,
    add: (piece: Buffer): void => {
      const at = length;
      length += piece.length;
      if (length > limitBytes) return;
      if (length > bytes.length) {
        const doubled = Math.max(length, 2 * bytes.length);
        bytes = new Uint8Array(bytes.buffer.transfer(Math.min(doubled, limitBytes)));
      }
      bytes.set(piece, at);
    },
    whole: () => new Uint8Array(bytes.buffer.transfer(length)),
  };
}
