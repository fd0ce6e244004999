/** Provinces and territories, with the first letters of their postal codes (Canada Post). */
export const provinces = {
  AB: { postalLetters: 'T' },
  BC: { postalLetters: 'V' },
  MB: { postalLetters: 'R' },
  NB: { postalLetters: 'E' },
  NL: { postalLetters: 'A' },
  NS: { postalLetters: 'B' },
  NT: { postalLetters: 'X' },
  NU: { postalLetters: 'X' },
  ON: { postalLetters: 'KLMNP' },
  PE: { postalLetters: 'C' },
  QC: { postalLetters: 'GHJ' },
  SK: { postalLetters: 'S' },
  YT: { postalLetters: 'Y' },
} as const satisfies Record<string, { postalLetters: string }>;

export type Province = keyof typeof provinces;
export const provinceCodes = Object.keys(provinces) as [Province, ...Province[]];
