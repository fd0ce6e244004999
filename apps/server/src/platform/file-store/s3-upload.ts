import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { PART_BYTES, type PartBuffer, type TakeBuffer } from './part-buffers.ts';
import { asking } from './s3-errors.ts';

interface S3Object {
  Bucket: string;
  Key: string;
}

interface Destination {
  client: S3Client;
  object: S3Object;
  takeBuffer: TakeBuffer;
  signal?: AbortSignal | undefined;
}

/** Uploads a small object at once, a larger one part by part. It exists completely or not at all. */
export async function uploadObject(
  pieces: AsyncIterable<Buffer>,
  { client, object, takeBuffer, signal }: Destination,
): Promise<void> {
  let UploadId: string | undefined;
  const Parts: CompletedPart[] = [];
  try {
    for await (const { Body, isLast } of partsOf(pieces, () => takeBuffer(signal))) {
      if (isLast && Parts.length === 0) {
        await asking(client.send(new PutObjectCommand({ ...object, Body })));
        continue;
      }
      UploadId ??= (await asking(client.send(new CreateMultipartUploadCommand(object)))).UploadId;
      const part = { ...object, UploadId, PartNumber: Parts.length + 1 };
      const { ETag } = await asking(client.send(new UploadPartCommand({ ...part, Body })));
      Parts.push({ PartNumber: part.PartNumber, ETag });
    }
    if (UploadId === undefined) return;
    const whole = { ...object, UploadId, MultipartUpload: { Parts } };
    await asking(client.send(new CompleteMultipartUploadCommand(whole)));
  } catch (error) {
    // The sweep removes what cannot be removed now, or what a dead process left.
    if (UploadId !== undefined)
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined);
    throw error;
  }
}

interface Part {
  Body: Buffer;
  isLast: boolean;
}

/** Copies pieces into part buffers. A part is valid until the next one is requested; only the last is shorter. */
async function* partsOf(pieces: AsyncIterable<Buffer>, takeBuffer: () => Promise<PartBuffer>): AsyncGenerator<Part> {
  let buffer: PartBuffer | undefined;
  let filled = 0;
  try {
    for await (const piece of pieces) {
      for (let taken = 0; taken < piece.length;) {
        if (buffer && filled === PART_BYTES) {
          buffer.endFilling();
          yield { Body: buffer.bytes, isLast: false };
          buffer.giveBack();
          [buffer, filled] = [undefined, 0];
        }
        buffer ??= await takeBuffer();
        const copied = piece.copy(buffer.bytes, filled, taken);
        taken += copied;
        filled += copied;
      }
    }
    yield* lastPart(buffer, filled);
  } finally {
    // After a failure, a connection may still be reading from the buffer.
    buffer?.drop();
  }
}

function* lastPart(buffer: PartBuffer | undefined, filled: number): Generator<Part> {
  buffer?.endFilling();
  yield { Body: buffer?.bytes.subarray(0, filled) ?? Buffer.alloc(0), isLast: true };
  buffer?.giveBack();
}
