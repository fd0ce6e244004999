// Run `node apps/portal/vite/subset-font.ts` to rebuild the first screen's font with the letters of both languages.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const letters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** Excludes æ and ÿ, which are rare; a page with them loads the whole font. */
const frenchLetters = 'ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâçèéêëîïôœùûü';
const signs = '\u00A0«»’‘“”–—…·×©•−';
/** Same weights as in tokens.css. */
const weights = { min: 400, max: 700 };

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const subset = await subsetFont(await readFile(whole), letters + frenchLetters + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: weights },
  noLayoutClosure: true,
});
await writeFile(join(import.meta.dirname, '../../../packages/design/src/fonts/figtree-english-french.woff2'), subset);
console.log(`${String(subset.byteLength)} bytes`);
