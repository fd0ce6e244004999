import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'portal-files';
const BUCKET_PATH = /^\/[^/]+\/$/u;
const ACCOUNT = 'S3RVER';

export interface S3Server {
  environment: Record<string, string>;
  openUploads(): Promise<number>;
  age(uploadId: string, ageMs: number): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** s3rver, plus the two operations on unfinished uploads that it lacks. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
  const uploadsFolder = path.join(directory, BUCKET, '._S3rver_uploads');
  const uploadIds = () => readdir(uploadsFolder).catch((): string[] => []);
  let port = 0;
  let running: S3rver | undefined;

  const start = async () => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: BUCKET }],
    });
    // Inserted before the routes, which come last.
    server.middleware.splice(-1, 0, async (context, next) => {
      const { uploadId, uploads } = context.query;
      if (context.method === 'DELETE' && uploadId !== undefined) {
        await rm(path.join(uploadsFolder, path.basename(uploadId)), { recursive: true });
        context.status = 204;
      } else if (context.method === 'GET' && uploads !== undefined && context.path === `/${BUCKET}/`) {
        context.type = 'application/xml';
        context.body = listOf(await Promise.all((await uploadIds()).map((id) => describeUpload(uploadsFolder, id))));
      } else {
        if (BUCKET_PATH.test(context.path)) signWithEndingSlash(context);
        await next();
      }
    });
    ({ port } = await server.run());
    running = server;
  };
  const stop = async () => {
    await running?.close();
    running = undefined;
  };

  await start();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCOUNT,
      S3_SECRET_ACCESS_KEY: ACCOUNT,
    },
    openUploads: async () => (await uploadIds()).length,
    age: async (uploadId, ageMs) => {
      const begun = new Date(Date.now() - ageMs);
      await utimes(path.join(uploadsFolder, uploadId, 'key'), begun, begun);
    },
    stop,
    start,
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Clients sign a bucket URL with a trailing slash, which s3rver adds only for buckets in host names. */
function signWithEndingSlash(context: { mountPath?: string; state: { vhost?: boolean } }): void {
  context.mountPath = '/';
  context.state.vhost = true;
}

async function describeUpload(uploadsFolder: string, id: string): Promise<string> {
  const key = await readFile(path.join(uploadsFolder, id, 'key'), 'utf8');
  const { mtime } = await stat(path.join(uploadsFolder, id, 'key'));
  const initiated = mtime.toISOString();
  return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`;
}

function listOf(uploads: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`;
}
