/** No 0/O, 1/I/L, so that it can be read out; nor U, which sounds like a word when misread. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_RANDOM_LENGTH = 8;

const REFERENCE = new RegExp(`^F-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`, 'u');

/** The reference that a text is, in either case; undefined where it is something else, or a part of one. */
export function asReference(text: string): string | undefined {
  const reference = text.trim().toUpperCase();
  return REFERENCE.test(reference) ? reference : undefined;
}

/** `F-7K3M-92QX` from eight characters of the alphabet (decisions, section 4). */
export function formatReference(characters: string): string {
  return `F-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
