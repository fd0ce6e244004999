/** No 0/O or 1/I/L, so that it can be read aloud; no U, which is misheard. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_RANDOM_LENGTH = 8;

const REFERENCE = new RegExp(`^F-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`, 'u');

/** The reference in a text, in upper or lower case; undefined if the text is anything else or incomplete. */
export function asReference(text: string): string | undefined {
  const reference = text.trim().toUpperCase();
  return REFERENCE.test(reference) ? reference : undefined;
}

export function formatReference(characters: string): string {
  return `F-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
