/** Trims, and folds runs of any white space (including no-break spaces) to one space. */
export function foldSpaces(text: string): string {
  return text.replace(/[\s\u00A0\u202F\u2007]+/gu, ' ').trim();
}

/** For comparing names: without case, accents, punctuation and spaces. */
export function foldForComparison(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
