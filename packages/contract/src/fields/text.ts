/** Format characters and variation selectors, invisible leftovers of pasting. */
const invisible = /[\p{Cf}\u{FE00}-\u{FE0F}]+/gu;

export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Full-width and styled characters as plain ones. Normalizing superscripts too would make `22` of `2²`. */
export function toPlain(text: string): string {
  return dropInvisible(text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC')));
}

export function trimmed(text: string): string {
  return dropInvisible(text).trim();
}

/** Drops all punctuation, and words before the number, such as `NAS :` or `Your code is`. */
export function withoutLabel(text: string): string {
  return toPlain(text).replace(/^\P{N}*[\s:](?=\d)|[\s\p{P}−]+/gu, '');
}

export function foldSpaces(text: string): string {
  return dropInvisible(text).replace(/\s+/gu, ' ').trim();
}

/** For comparing names: ignores case, accents, punctuation and spaces. */
export function foldForComparison(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
