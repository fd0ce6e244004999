export interface Filling {
  applications: number;
  now: Date;
}

/** Account managers by name; the index determines each address. */
export const filledManagers = [
  'Anne Roy',
  'Tom Wells',
  'Priya Shah',
  'Luc Hébert',
  'Marc-Olivier Fiset',
  'Lena Hoffmann',
] as const;
