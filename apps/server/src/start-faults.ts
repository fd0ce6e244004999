import { ConfigError } from './config.ts';
import { FilesUnavailable } from './platform/file-store/index.ts';
import {
  DataFolderInUse,
  DatabaseUnavailable,
  MigrationConflict,
  MigrationsMissing,
} from './platform/database/index.ts';

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program',
  EACCES: 'PORT is one that this user may not listen on',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not an address of this machine',
  EAI_AGAIN: 'HOST is not an address of this machine',
};
/** SQLSTATE codes (PostgreSQL appendix A) of a database that is there, and does not let this program in. */
const DATABASE_FAULTS: Readonly<Record<string, string>> = {
  '3D000': 'DATABASE_URL names a database that does not exist',
  '28000': 'DATABASE_URL names a user that the database does not let in',
  '28P01': 'DATABASE_URL names a user or password that the database refuses',
};
/** What a store of files answers, as S3 names it, and which setting is at fault. */
const STORE_FAULTS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET names no bucket of the store',
  AccessDenied: 'S3_ACCESS_KEY_ID names a key that may not use the bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known to the store',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the one of the key',
  PermanentRedirect: 'S3_REGION is not the region of the bucket',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the bucket',
};
const FOLDER_CODES = ['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** Why a start failed, a line for each fault; undefined for a fault of ours. */
export function explainStartFault(error: unknown): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.faults;
  if (error instanceof DataFolderInUse) return [`DATA_DIR: ${error.message}`];
  if (error instanceof DatabaseUnavailable) return ['DATABASE_URL names a database that is not available'];
  if (error instanceof FilesUnavailable) return [explainStore(error)];
  if (error instanceof MigrationConflict || error instanceof MigrationsMissing) return [error.message];
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  const listenFault = syscall === 'listen' || syscall === 'getaddrinfo' ? LISTEN_FAULTS[code] : undefined;
  if (listenFault !== undefined) return [listenFault];
  const databaseFault = DATABASE_FAULTS[code];
  if (databaseFault !== undefined) return [databaseFault];
  return FOLDER_CODES.includes(code) ? [`DATA_DIR cannot be used: ${code}`] : undefined;
}

function explainStore({ code }: FilesUnavailable): string {
  return STORE_FAULTS[code] ?? `S3_ENDPOINT names a store that is not available: ${code}`;
}
