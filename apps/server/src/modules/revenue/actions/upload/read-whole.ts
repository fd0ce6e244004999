import type { Readable } from 'node:stream';

/** Reads a stream of known length into one buffer, which can be transferred to a thread without a copy. */
export async function readWhole(stream: Readable, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
