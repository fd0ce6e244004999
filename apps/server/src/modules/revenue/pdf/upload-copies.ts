/** The bytes of one upload, kept while they pass. */
export interface UploadCopy {
  /** Hands the content on. The copy is whole once that has ended without a fault. */
  passing(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  /** Resolves with all of the content; never where it was not whole. */
  readonly whole: Promise<Uint8Array<ArrayBuffer>>;
  /** Gives the place to another upload. */
  release(): void;
}

/** Begins a copy; undefined where as many as may be are held. */
export type BeginCopy = () => UploadCopy | undefined;

/**
 * Copies of at most `most` uploads at a time, so that what is checked next need not be read back and decrypted.
 * @param limitBytes where a file is larger, its copy never becomes whole and holds no more
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
        const pieces: Buffer[] = [];
        let size = 0;
        for await (const bytes of content) {
          size += bytes.length;
          if (size <= limitBytes) pieces.push(bytes);
          yield bytes;
        }
        if (size <= limitBytes) resolve(joined(pieces, size));
      },
      release: () => {
        if (isHeld) held -= 1;
        isHeld = false;
      },
    };
  };
}

/** In one buffer of their own, which can be handed to a thread. */
function joined(pieces: readonly Buffer[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
