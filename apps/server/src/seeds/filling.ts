export interface Filling {
  applications: number;
  now: Date;
}

export const filledManagers = [
  'Anne Roy',
  'Tom Wells',
  'Priya Shah',
  'Luc Hébert',
  'Marc-Olivier Fiset',
  'Lena Hoffmann',
] as const;
