import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** Where tools cache what can be rebuilt. */
export const cacheFolder = join(root, '.cache');

/** Where Node caches compiled code. */
export const compiledFolder = join(cacheFolder, 'compiled');
