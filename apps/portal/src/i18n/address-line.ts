interface Address {
  street: string | null;
  city: string | null;
  stateCode: string | null;
  postalCode: string | null;
}

/** An address in one line, such as `4517 rue Saint-Denis, Montréal QC H2J 2L4`. */
export function addressLine({ street, city, stateCode, postalCode }: Address): string {
  // The code stays in one piece where the line wraps.
  return `${street ?? ''}, ${city ?? ''} ${stateCode ?? ''} ${(postalCode ?? '').replace(' ', '\u00A0')}`;
}
