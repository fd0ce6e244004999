// Updates docs/capacity.md from `npm run bench -- --only costs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refreshed } from '../capacity/document.ts';
import type { Measured } from '../capacity/model.ts';
import { root } from '../lib/paths.mjs';

const [results] = process.argv.slice(2);
const file = join(root, 'docs/capacity.md');
const measured = results === undefined ? undefined : (JSON.parse(readFileSync(results, 'utf8')) as Partial<Measured>);
if (measured && !(measured.costs && measured.storage))
  throw new Error(`${String(results)} has no costs: run the bench with --only costs`);
writeFileSync(file, await refreshed(readFileSync(file, 'utf8'), file, measured as Measured | undefined));
console.log(`${file} is up to date`);
