/** Format characters and variation selectors, which come along with what is pasted and which nobody sees. */
const invisible = /[\p{Cf}\u{FE00}-\u{FE0F}]+/gu;
/** Hyphens and apostrophes that keyboards, word processors and other languages put in place of the usual ones. */
const hyphens = /[\u2010-\u2012\uFE63\uFF0D]/gu;
const apostrophes = /[\u2018\u201B\u00B4\u0060\u2032\uFF07]/gu;

/** Drops what nobody sees, such as zero-width spaces and marks of direction. */
export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Drops invisible characters and white space at both ends. */
export function trimmed(text: string): string {
  return dropInvisible(text).trim();
}

/** Drops invisible characters, white space, hyphens and dashes: for numbers and codes. */
export function withoutSeparators(text: string): string {
  return dropInvisible(text).replace(/[\s\p{Pd}]+/gu, '');
}

/** Trims, drops invisible characters, and folds runs of any white space (including no-break spaces) to one space. */
export function foldSpaces(text: string): string {
  return dropInvisible(text).replace(/\s+/gu, ' ').trim();
}

/** The same for a name, in composed letters (NFC), with the usual hyphen, and ’ for what was meant as an apostrophe. */
export function foldName(text: string): string {
  return foldSpaces(text).normalize('NFC').replace(hyphens, '-').replace(apostrophes, '’');
}

/** For comparing names: without case, accents, punctuation and spaces. */
export function foldForComparison(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
