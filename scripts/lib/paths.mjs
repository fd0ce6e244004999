import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** Where tools keep what can be made again. */
export const cacheFolder = join(root, '.cache');

/** Where Node keeps what it has compiled. */
export const compiledFolder = join(cacheFolder, 'compiled');
