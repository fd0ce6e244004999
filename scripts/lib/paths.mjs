import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export const cacheFolder = join(root, '.cache');

export const compiledFolder = join(cacheFolder, 'compiled');
