/** What the bureau knows of a person. */
export type Finding = 'found' | 'noFile' | 'noScore' | 'contactBureau' | 'outage' | 'refused';

interface SandboxPerson {
  /** Without and with a Social Insurance Number. */
  alone: Finding;
  withSin: Finding;
}

/** By last name, in any case; everybody else is found. */
export const people: Readonly<Record<string, SandboxPerson>> = {
  nohit: { alone: 'noFile', withSin: 'found' },
  nowhere: { alone: 'noFile', withSin: 'noFile' },
  thin: { alone: 'noScore', withSin: 'found' },
  twin: { alone: 'contactBureau', withSin: 'found' },
  outage: { alone: 'outage', withSin: 'outage' },
  refused: { alone: 'refused', withSin: 'refused' },
};

/** Tries of one inquiry that the person named Outage sees fail before it succeeds. */
export const OUTAGE_TRIES = 2;

export function findingOf(lastName: string, hasSin: boolean): Finding {
  const person = people[lastName.toLowerCase()];
  if (!person) return 'found';
  return hasSin ? person.withSin : person.alone;
}

/** A score from 560 to 859 that a name always has. */
export function scoreOf(lastName: string): number {
  return 560 + (Array.from(lastName).reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 300);
}
