export type Finding = 'found' | 'noFile' | 'noScore' | 'contactBureau' | 'outage' | 'refused';

interface SandboxPerson {
  alone: Finding;
  withSin: Finding;
}

/** Keyed by last name, ignoring case; everyone else is found. */
export const people = new Map<string, SandboxPerson>([
  ['nohit', { alone: 'noFile', withSin: 'found' }],
  ['nowhere', { alone: 'noFile', withSin: 'noFile' }],
  ['thin', { alone: 'noScore', withSin: 'found' }],
  ['twin', { alone: 'contactBureau', withSin: 'found' }],
  ['outage', { alone: 'outage', withSin: 'outage' }],
  ['refused', { alone: 'refused', withSin: 'refused' }],
]);

/** Failed attempts before an inquiry about the person named Outage succeeds. */
export const OUTAGE_TRIES = 2;

export function findingOf(lastName: string, hasSin: boolean): Finding {
  const person = people.get(lastName.toLowerCase());
  if (!person) return 'found';
  return hasSin ? person.withSin : person.alone;
}

export function scoreOf(lastName: string): number {
  return 560 + (Array.from(lastName).reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 300);
}
