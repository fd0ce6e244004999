import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type ListMultipartUploadsCommandOutput,
  type ListObjectsV2CommandOutput,
  type MultipartUpload,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Access } from '../../config/index.ts';
import { FileNotFound, FilesUnavailable } from './file-store.ts';
import { partBuffers } from './part-buffers.ts';
import { asking, nameOf, toStorageError } from './s3-errors.ts';
import { uploadObject } from './s3-upload.ts';
import type { SealedBytes } from './sealed-files.ts';

/** Parts have 5 MB. A turn is long enough for a sender at 15 Mbit/s, and the maximum wait for a slow store. */
const partsAtOnce = { count: 4, turnMs: 3000, waitMs: 25_000 };
const TRIES = 2;
/** Allows a second attempt within two seconds. */
const CONNECT_MS = 800;
const SILENT_MS = 10_000;
const CHECK_MS = 2000;
/** A prefix that no key has. */
const NO_KEY = '.';
/** Longer than any upload takes: other servers write, too, and the store's clock differs. */
const LEAST_AGE_OF_LEFTOVERS_MS = 15 * 60_000;

/** A store without upload listing cleans up by its own rule, and a missing upload needs no cleanup. */
const nothingToSweep = new Set(['NotImplemented', 'NoSuchUpload']);

/** Files in a bucket of an S3-compatible store. An object exists completely or not at all. */
export function bytesInS3({ bucket: Bucket, endpoint, ...access }: S3Access): SealedBytes {
  const client = openClient({ endpoint, ...access });
  const takeBuffer = partBuffers(partsAtOnce);

  return {
    put: (Key, source, through) =>
      pipeline(source, ...through, (pieces: AsyncIterable<Buffer>, left?: { signal: AbortSignal }) =>
        uploadObject(pieces, { client, object: { Bucket, Key }, takeBuffer, signal: left?.signal }),
      ),

    get: async (Key) => {
      const { Body } = await asking(client.send(new GetObjectCommand({ Bucket, Key })));
      if (!(Body instanceof Readable)) throw new FilesUnavailable('NoBody');
      const answer = new PassThrough();
      pipeline(Body, answer).catch((error: unknown) => answer.destroy(toStorageError(error)));
      return answer;
    },

    findStart: async (Key, bytes) => {
      try {
        const Range = `bytes=0-${bytes - 1}`;
        const { Body } = await asking(client.send(new GetObjectCommand({ Bucket, Key, Range })));
        return Body && Buffer.from(await asking(Body.transformToByteArray()));
      } catch (error) {
        if (error instanceof FileNotFound) return undefined;
        throw error;
      }
    },

    remove: async (Key) => {
      await asking(client.send(new DeleteObjectCommand({ Bucket, Key }))).catch((error: unknown) => {
        if (!(error instanceof FileNotFound)) throw error;
      });
    },

    keys: (olderThanMs) => keysOlderThan(client, Bucket, olderThanMs),

    sweepTemporaryFiles: (olderThanMs) => abortLeftUploads(client, Bucket, olderThanMs),

    check: async () => {
      // Unlike with a HEAD of the bucket, a refusal includes the reason.
      const abortSignal = AbortSignal.timeout(CHECK_MS);
      await asking(client.send(new ListObjectsV2Command({ Bucket, Prefix: NO_KEY, MaxKeys: 1 }), { abortSignal }));
    },

    // No store reports its free space; a full one refuses the file.
    checkFreeSpace: () => Promise.resolve(),

    close: () => client.destroy(),
  };
}

export function openClient({ endpoint, ...access }: Omit<S3Access, 'bucket'>): S3Client {
  return new S3Client({
    region: access.region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: access.forcePathStyle,
    credentials: { accessKeyId: access.accessKeyId, secretAccessKey: access.secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    // Not every store supports these checksums, and content damaged in transit fails to decrypt anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

async function abortLeftUploads(client: S3Client, Bucket: string, olderThanMs: number): Promise<number> {
  // Uses the machine's clock, like the store.
  const newest = Date.now() - Math.max(olderThanMs, LEAST_AGE_OF_LEFTOVERS_MS);
  let removed = 0;
  try {
    for await (const { Key, UploadId, Initiated } of openUploads(client, Bucket)) {
      if (Initiated === undefined || Initiated.getTime() > newest) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      removed += 1;
    }
  } catch (error) {
    if (!nothingToSweep.has(nameOf(error))) throw toStorageError(error);
  }
  return removed;
}

async function* keysOlderThan(client: S3Client, Bucket: string, olderThanMs: number): AsyncGenerator<string> {
  const newest = Date.now() - olderThanMs;
  for (let after: string | undefined, isLast = false; !isLast;) {
    const page: ListObjectsV2CommandOutput = await asking(
      client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: after })),
    );
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined && LastModified !== undefined && LastModified.getTime() <= newest) yield Key;
    after = page.NextContinuationToken;
    isLast = page.IsTruncated !== true;
  }
}

async function* openUploads(client: S3Client, Bucket: string): AsyncGenerator<MultipartUpload> {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (after) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...after }),
    );
    yield* page.Uploads ?? [];
    after = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
  }
}
