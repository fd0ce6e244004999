export { FileNotFound, FilesUnavailable, FileTooLarge } from './file-store.ts';
export type { FileStore, StoredFile } from './file-store.ts';
export { claimFile, insertFileToErase, takeFileToErase } from './files-to-erase.ts';
export { openFileStore } from './open-file-store.ts';
export { type ArchivedFile, zipFiles } from './zip-files.ts';
export { eraseOrphans, findOrphans } from './orphans.ts';
