import { ConfigError } from './config.ts';
import { DataFolderInUse, DatabaseUnavailable, MigrationConflict } from './platform/database/index.ts';

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program',
  EACCES: 'PORT is one that this user may not listen on',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not an address of this machine',
  EAI_AGAIN: 'HOST is not an address of this machine',
};
const FOLDER_CODES = ['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** Why a start failed, a line for each fault; undefined for a fault of ours. */
export function explainStartFault(error: unknown): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.faults;
  if (error instanceof DataFolderInUse) return [`DATA_DIR: ${error.message}`];
  if (error instanceof DatabaseUnavailable) return ['DATABASE_URL names a database that is not available'];
  if (error instanceof MigrationConflict) return [error.message];
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  const listenFault = syscall === 'listen' || syscall === 'getaddrinfo' ? LISTEN_FAULTS[code] : undefined;
  if (listenFault !== undefined) return [listenFault];
  return FOLDER_CODES.includes(code) ? [`DATA_DIR cannot be used: ${code}`] : undefined;
}
