/** No 0/O or 1/I/L, so that it can be read aloud; no U, which is misheard. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_RANDOM_LENGTH = 8;

const REFERENCE = new RegExp(`^F([${REFERENCE_ALPHABET}]{${String(REFERENCE_RANDOM_LENGTH)}})$`, 'u');

/**
 * The reference in a text, in upper or lower case, with any hyphens and spaces; undefined if the text is anything else
 * or incomplete. A word such as “fragrance” may match too.
 */
export function asReference(text: string): string | undefined {
  const [, characters] = REFERENCE.exec(text.replaceAll(/[\s\p{Pd}]+/gu, '').toUpperCase()) ?? [];
  return characters === undefined ? undefined : formatReference(characters);
}

export function formatReference(characters: string): string {
  return `F-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
