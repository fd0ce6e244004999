import { createSecretKey, type KeyObject } from 'node:crypto';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import { ByteQueue } from './byte-queue.ts';
import { CannotOpen } from './cannot-open.ts';
import { CHUNK_BYTES, MAGIC, SALT_BYTES, TAG_BYTES, openChunk, sealChunk } from './file-format.ts';

const KEY_ID_LENGTH_BYTES = 1;
const READY_PIECES = 8;
const FIXED_HEADER_BYTES = MAGIC.length + SALT_BYTES + KEY_ID_LENGTH_BYTES;

/** Enough bytes of any file to read its key id. */
export const LONGEST_HEADER_BYTES = FIXED_HEADER_BYTES + 255;

export function keyIdOfFile(start: Buffer): string {
  const idLength = start.at(FIXED_HEADER_BYTES - 1);
  const id = start.subarray(FIXED_HEADER_BYTES, FIXED_HEADER_BYTES + (idLength ?? 0));
  if (!start.subarray(0, MAGIC.length).equals(MAGIC) || idLength === undefined || id.length < idLength)
    throw new CannotOpen();

  return id.toString();
}

/** Encrypts with a file key derived from `keyId` and the random `salt`, which are written first. */
export function encryptingStream(key: Buffer, keyId: string, salt: Buffer): Transform {
  const waiting = new ByteQueue();
  // Creates one key object, so that chunks do not each create their own.
  const keyObject = createSecretKey(key);
  let index = 0;
  let started = false;

  const start = (stream: Transform) => {
    if (!started) {
      started = true;
      const id = Buffer.from(keyId);
      stream.push(Buffer.concat([MAGIC, salt, Buffer.of(id.length), id]));
    }
  };

  const seal = (stream: Transform, last: boolean, count: number) => {
    sealChunk(keyObject, index, last, waiting.takeParts(count)).forEach((part) => part.length > 0 && stream.push(part));
    index += 1;
  };

  // Object mode, because a byte stream would copy the pieces.
  return new Transform({
    readableObjectMode: true,
    readableHighWaterMark: READY_PIECES,
    transform(bytes: Buffer, _encoding, done: TransformCallback) {
      start(this);
      waiting.push(bytes);
      // The last chunk is marked, so a full one waits until more data arrives.
      while (waiting.length > CHUNK_BYTES) seal(this, false, CHUNK_BYTES);
      done();
    },
    flush(done: TransformCallback) {
      start(this);
      seal(this, true, waiting.length);
      done();
    },
  });
}

/** Decrypts; `keyFor` returns the file key for a key id and salt, or throws `CannotOpen`. */
export function decryptingStream(keyFor: (keyId: string, salt: Buffer) => Buffer): Transform {
  const waiting = new ByteQueue();
  const sealedBytes = CHUNK_BYTES + TAG_BYTES;
  let fixedHeader: Buffer | undefined;
  let key: KeyObject | undefined;
  let index = 0;

  const readHeader = () => {
    if (fixedHeader === undefined && waiting.length >= FIXED_HEADER_BYTES) {
      fixedHeader = waiting.take(FIXED_HEADER_BYTES);
      if (!fixedHeader.subarray(0, MAGIC.length).equals(MAGIC)) throw new CannotOpen();
    }
    const idLength = fixedHeader?.at(-1);
    if (key === undefined && fixedHeader !== undefined && idLength !== undefined && waiting.length >= idLength) {
      const salt = fixedHeader.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
      key = createSecretKey(keyFor(waiting.take(idLength).toString(), salt));
    }
  };

  const open = (stream: Transform, opener: KeyObject, last: boolean, count: number) => {
    if (count < TAG_BYTES) throw new CannotOpen();

    const sealed = waiting.takeParts(count - TAG_BYTES);
    openChunk(opener, index, last, sealed, waiting.take(TAG_BYTES)).forEach((part) => stream.push(part));
    index += 1;
  };

  return new Transform({
    transform(bytes: Buffer, _encoding, done: TransformCallback) {
      try {
        waiting.push(bytes);
        readHeader();
        while (key !== undefined && waiting.length > sealedBytes) open(this, key, false, sealedBytes);
        done();
      } catch (error) {
        done(asError(error));
      }
    },
    flush(done: TransformCallback) {
      try {
        if (key === undefined) throw new CannotOpen();

        open(this, key, true, waiting.length);
        done();
      } catch (error) {
        done(asError(error));
      }
    },
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new CannotOpen();
}
