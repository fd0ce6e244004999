/** What the statements of a filling share: how many applications, and when now is. */
export interface Filling {
  applications: number;
  now: Date;
}

/** Account managers by name; the address of each has its place in the list. */
export const filledManagers = [
  'Anne Roy',
  'Tom Wells',
  'Priya Shah',
  'Luc Hébert',
  'Marc-Olivier Fiset',
  'Lena Hoffmann',
] as const;
