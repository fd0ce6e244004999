import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DatabaseKind } from '../src/platform/database/index.ts';
import { ordinaryDatabases } from './database/databases.ts';
import { type S3Server, openS3Server } from './outside/s3-server.ts';

export type FilePlaceKind = 'disk' | 's3';

export function databasesAndPlaces(): [DatabaseKind, FilePlaceKind][] {
  const databases = ordinaryDatabases();
  return [
    ...databases.map((database): [DatabaseKind, FilePlaceKind] => [database, 'disk']),
    ...databases.slice(-1).map((database): [DatabaseKind, FilePlaceKind] => [database, 's3']),
  ];
}

export interface FilePlace {
  environment: Record<string, string>;
  keys(dataDir: string): Promise<string[]>;
  leftovers(dataDir: string): Promise<number>;
  leave(dataDir: string, key: string, ageMs: number): Promise<void>;
  get(dataDir: string, key: string): Promise<Buffer>;
  put(dataDir: string, key: string, bytes: Buffer): Promise<void>;
  server: S3Server | undefined;
  close(): Promise<void>;
}

export async function openFilePlace(kind: FilePlaceKind): Promise<FilePlace> {
  return kind === 'disk' ? disk : s3(await openS3Server());
}

const disk: FilePlace = {
  environment: {},
  keys: async (dataDir) => (await namesOnDisk(dataDir)).filter((name) => !name.endsWith('.part')).toSorted(),
  leftovers: async (dataDir) => (await namesOnDisk(dataDir)).filter((name) => name.endsWith('.part')).length,
  leave: async (dataDir, key, ageMs) => {
    const file = path.join(dataDir, 'files', `${key}.1.part`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'x');
    const begun = new Date(Date.now() - ageMs);
    await utimes(file, begun, begun);
  },
  get: (dataDir, key) => readFile(path.join(dataDir, 'files', key)),
  put: (dataDir, key, bytes) => writeFile(path.join(dataDir, 'files', key), bytes),
  server: undefined,
  close: () => Promise.resolve(),
};

async function namesOnDisk(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function s3(server: S3Server): FilePlace {
  const { S3_ENDPOINT = '', S3_BUCKET: Bucket, S3_ACCESS_KEY_ID: name = '' } = server.environment;
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: name, secretAccessKey: name },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    environment: server.environment,
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = '' }) => Key).toSorted();
    },
    leftovers: () => server.openUploads(),
    leave: async (_dataDir, Key, ageMs) => {
      const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
      await server.age(UploadId, ageMs);
    },
    get: async (_dataDir, Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    put: async (_dataDir, Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    server,
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
}
