/** No 0/O, 1/I/L, so that it can be read out; nor U, which sounds like a word when misread. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_RANDOM_LENGTH = 8;

/** `F-7K3M-92QX` from eight characters of the alphabet (decisions, section 4). */
export function formatReference(characters: string): string {
  return `F-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
