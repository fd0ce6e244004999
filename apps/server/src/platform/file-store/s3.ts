import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Access } from '../../config/index.ts';
import { FileNotFound, FilesUnavailable } from './file-store.ts';
import type { SealedBytes } from './sealed-files.ts';

/** The smallest part that S3 accepts. One part of each upload is in memory, and the next one as it arrives. */
const PART_BYTES = 5 * 1024 * 1024;
const TRIES = 2;
/** With a second try, a caller knows within two seconds that the store is down. */
const CONNECT_MS = 800;
const SILENT_MS = 10_000;
const CHECK_MS = 2000;
/** A prefix that no key has. */
const NO_KEY = '.';
/** Other servers write to the store too, and its clock is not ours: longer than any upload takes. */
const LEAST_AGE_OF_LEFTOVERS_MS = 15 * 60_000;

const MISSING = new Set(['NoSuchKey', 'NotFound']);
/** A store that lists no uploads clears them by its own rule, and an upload that is gone needs nothing. */
const nothingToSweep = new Set(['NotImplemented', 'NoSuchUpload']);

/** Files in a bucket of an S3-compatible store, under their keys. An object exists completely or not at all. */
export function bytesInS3({ bucket: Bucket, endpoint, ...access }: S3Access): SealedBytes {
  const client = openClient({ endpoint, ...access });

  return {
    put: async (Key, source, through) => {
      const body = new PassThrough();
      body.on('error', () => undefined);
      const flowing = pipeline([source, ...through, body]).catch(() => undefined);
      // Its parts are removed if it fails; the sweep does that for a process that died.
      const upload = new Upload({ client, params: { Bucket, Key, Body: body }, queueSize: 1, partSize: PART_BYTES });
      try {
        await upload.done();
      } catch (error) {
        // The source's own error is passed on.
        throw error === body.errored ? error : toStorageError(error);
      } finally {
        body.destroy();
        await flowing;
      }
    },

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

    sweepTemporaryFiles: (olderThanMs) => abortLeftUploads(client, Bucket, olderThanMs),

    check: async () => {
      // Unlike with a HEAD of the bucket, the refusal says why.
      const abortSignal = AbortSignal.timeout(CHECK_MS);
      await asking(client.send(new ListObjectsV2Command({ Bucket, Prefix: NO_KEY, MaxKeys: 1 }), { abortSignal }));
    },

    close: () => client.destroy(),
  };
}

function openClient({ endpoint, ...access }: Omit<S3Access, 'bucket'>): S3Client {
  return new S3Client({
    region: access.region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: access.forcePathStyle,
    credentials: { accessKeyId: access.accessKeyId, secretAccessKey: access.secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    // Not every store supports these checksums, and content changed in transit fails to decrypt anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Takes back what uploads of dead processes left. @returns how many there were */
async function abortLeftUploads(client: S3Client, Bucket: string, olderThanMs: number): Promise<number> {
  // As on disk: these times come from the store's clock, not the product's.
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

async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Any other error between the portal and the store: the store is unavailable. */
function toStorageError(error: unknown): FileNotFound | FilesUnavailable {
  if (MISSING.has(nameOf(error))) return new FileNotFound(error);
  const { code } = error as { code?: unknown };
  return new FilesUnavailable(typeof code === 'string' ? code : nameOf(error), error);
}

/** S3 names its refusals, and the network its errors, by a code. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
