import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Cache of everything that can be rebuilt. */
export const cacheFolder = join(root, '.cache');

/** Node's compile cache. */
export const compiledFolder = join(cacheFolder, 'compiled');
