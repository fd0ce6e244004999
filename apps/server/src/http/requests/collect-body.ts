import { finished, type Readable } from 'node:stream';
import { DomainError } from '@portal/contract/error-codes';

const BLOCK_BYTES = 65_536;

/**
 * Reads a whole body. Copies it into blocks, because each chunk costs hundreds of bytes and the sender decides how many
 * there are. Throws errorValidation if the body is cut off.
 * @param received called with the size of each chunk; a refusal it returns is thrown, and the rest is discarded
 */
export function collectBody(body: Readable, received: (bytes: number) => DomainError | undefined): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let length = 0;

  const add = (chunk: Buffer) => {
    for (let start = 0; start < chunk.length;) {
      const used = length % BLOCK_BYTES;
      if (used === 0) blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
      const copied = chunk.copy(blocks.at(-1) ?? chunk, used, start);
      length += copied;
      start += copied;
    }
  };

  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      const refusal = received(chunk.length);
      if (refusal === undefined) {
        add(chunk);
      } else {
        body.off('data', take);
        blocks.length = 0;
        reject(refusal);
      }
    };
    finished(body, (error) =>
      error ? reject(new DomainError('errorValidation')) : resolve(Buffer.concat(blocks, length)),
    );
    body.on('data', take);
  });
}
