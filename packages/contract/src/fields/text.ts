/** Format characters and variation selectors, invisible leftovers of pasting. */
const invisible = /[\p{Cf}\u{FE00}-\u{FE0F}]+/gu;
/** Hyphens and apostrophes that keyboards, word processors and other languages use instead of the usual ones. */
const hyphens = /[\u2010-\u2012\uFE63\uFF0D]/gu;
const apostrophes = /[\u2018\u201B\u00B4\u0060\u2032\uFF07]/gu;

export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}

export function trimmed(text: string): string {
  return dropInvisible(text).trim();
}

/** Drops everything that people put between digits: white space, dashes, dots, slashes; for numbers and codes. */
export function withoutSeparators(text: string): string {
  return dropInvisible(text.normalize('NFKC')).replace(/[\s\p{Pd}.,/_·•−]+/gu, '');
}

export function foldSpaces(text: string): string {
  return dropInvisible(text).replace(/\s+/gu, ' ').trim();
}

/** Like `foldSpaces`, but also composes letters (NFC) and normalizes hyphens and apostrophes. */
export function foldName(text: string): string {
  return foldBusinessName(text).replaceAll('–', '-');
}

/** Like `foldName`, but leaves en dashes, which a registered name may contain. */
export function foldBusinessName(text: string): string {
  return foldSpaces(text).normalize('NFC').replace(hyphens, '-').replace(apostrophes, '’');
}

/** For comparing names: ignores case, accents, punctuation and spaces. */
export function foldForComparison(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
