import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { CannotOpen } from './cannot-open.ts';

/*
 * A file is a header, then chunks of at most CHUNK_BYTES, each AES-256-GCM with its own tag. Chunk number and end
 * marker are authenticated (STREAM construction).
 */
export const CHUNK_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const SALT_BYTES = 16;
export const MAGIC = Buffer.from('PVF1');
const NONCE_BYTES = 12;

/** Encrypts chunk `index` with the file's key; input and output are in parts. */
export function sealChunk(key: KeyObject, index: number, last: boolean, plaintext: readonly Buffer[]): Buffer[] {
  const cipher = createCipheriv('aes-256-gcm', key, chunkNonce(index, last));
  return [...plaintext.map((part) => cipher.update(part)), cipher.final(), cipher.getAuthTag()];
}

/** Decrypts a chunk of `sealChunk`, also in parts. Throws `CannotOpen` unless it is that chunk in that place. */
export function openChunk(
  key: KeyObject,
  index: number,
  last: boolean,
  sealed: readonly Buffer[],
  tag: Buffer,
): Buffer[] {
  const decipher = createDecipheriv('aes-256-gcm', key, chunkNonce(index, last), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  try {
    const plaintext = sealed.map((part) => decipher.update(part));
    // Verifies the tag; no plaintext may be passed on before this.
    decipher.final();
    return plaintext;
  } catch {
    throw new CannotOpen();
  }
}

/** Unique per chunk: each file has its own key, so a counter is safe. */
function chunkNonce(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt8(last ? 1 : 0, 0);
  nonce.writeUIntBE(index, NONCE_BYTES - 6, 6);
  return nonce;
}
