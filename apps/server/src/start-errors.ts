import { MetricsNotListening } from './assert-ports-are-free.ts';
import { ConfigError } from './config/index.ts';
import { FilesUnavailable } from './platform/file-store/index.ts';
import {
  DataFolderInUse,
  DatabaseUnavailable,
  DatabaseUnreachable,
  isUnavailable,
  MigrationConflict,
  MigrationsMissing,
} from './platform/database/index.ts';

const listenErrors = new Map([
  ['EADDRINUSE', 'PORT is in use by another program'],
  ['EACCES', 'PORT needs a privilege that this user does not have'],
  ['EADDRNOTAVAIL', 'HOST is not an address of this machine'],
  ['ENOTFOUND', 'HOST is not an address of this machine'],
  ['EAI_AGAIN', 'HOST is not an address of this machine'],
]);
/** SQLSTATE codes (PostgreSQL appendix A) of a reachable database that refuses this program. */
const databaseErrors = new Map([
  ['3D000', 'names a database that does not exist'],
  ['28000', 'names a user that the database refuses'],
  ['28P01', 'contains a user or password that the database refuses'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'names a server whose certificate has another name'],
]);
/** OpenSSL codes for an untrusted or expired certificate. */
const untrusted = /CERT|SIGNATURE/u;
const fileStoreErrors = new Map([
  ['NoSuchBucket', 'S3_BUCKET names a bucket that does not exist'],
  ['AccessDenied', 'S3_ACCESS_KEY_ID names a key without access to the bucket'],
  ['InvalidAccessKeyId', 'S3_ACCESS_KEY_ID is unknown to the store'],
  ['SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY does not match the key'],
  ['PermanentRedirect', 'S3_REGION is not the region of the bucket'],
  ['AuthorizationHeaderMalformed', 'S3_REGION is not the region of the bucket'],
]);
const folderCodes = ['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** Why a start failed, one line per error; undefined for our own bugs. */
export function explainStartError(error: unknown): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.errors;
  if (error instanceof DataFolderInUse) return [`DATA_DIR: ${error.message}`];
  if (error instanceof DatabaseUnreachable) return explainDatabase(error);
  if (error instanceof DatabaseUnavailable) return ['DATABASE_URL names a database that is not available'];
  if (error instanceof FilesUnavailable) return [explainStore(error)];
  if (error instanceof MigrationConflict || error instanceof MigrationsMissing) return [error.message];
  const explained = explainSystemError(error);
  return explained === undefined ? undefined : [explained];
}

function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof MetricsNotListening)) return explainCode((error ?? {}) as NodeJS.ErrnoException);
  const explained = explainCode(error.cause as NodeJS.ErrnoException);
  return explained === undefined ? undefined : `METRICS_${explained}`;
}

function explainCode({ code, syscall }: NodeJS.ErrnoException): string | undefined {
  if (code === undefined) return undefined;
  const isNetwork = syscall === 'listen' || syscall === 'getaddrinfo';
  const folderError = folderCodes.includes(code) ? `DATA_DIR cannot be used: ${code}` : undefined;
  return (isNetwork ? listenErrors.get(code) : undefined) ?? folderError;
}

function explainDatabase({ setting, cause }: DatabaseUnreachable): readonly string[] | undefined {
  const { code = '', syscall, message } = cause as NodeJS.ErrnoException;
  if (syscall === 'open') return [`${setting} names a certificate file that cannot be read: ${code}`];
  const explained = databaseErrors.get(code);
  if (explained !== undefined) return [`${setting} ${explained}`];
  if (untrusted.test(code)) return [`${setting} names a server whose certificate is not trusted: ${code}`];
  if (message.includes('does not support SSL')) return [`${setting} requires TLS, which the server does not offer`];
  return isUnavailable(cause) ? [`${setting} names a database that is not available`] : undefined;
}

function explainStore({ code }: FilesUnavailable): string {
  return fileStoreErrors.get(code) ?? `S3_ENDPOINT names a store that is not available: ${code}`;
}
