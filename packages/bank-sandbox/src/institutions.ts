import type { InBothLanguages } from './businesses/stories.ts';

export interface Institution {
  id: number;
  title: InBothLanguages;
  asksQuestion: boolean;
  /** With `ownPages`, people sign in on the bank's own pages, in a pop-up or in the whole window. */
  login: 'widget' | 'ownPages';
  /** Whether a result carries the login id in its fields too, or only in its URL. */
  result: 'fields' | 'url';
  /** Messages are JSON text even if the host did not request it. */
  messagesAsText: boolean;
  state: 'open' | 'disabled' | 'busy';
}

const usual = {
  asksQuestion: true,
  login: 'widget',
  result: 'fields',
  messagesAsText: false,
  state: 'open',
} as const;

/** Keyed by the name that the API and the messages use. */
export const institutions = {
  MapleBank: { ...usual, id: 901, title: { en: 'Maple Bank', fr: 'Banque de l’Érable' } },
  PrairieCreditUnion: {
    ...usual,
    id: 902,
    title: { en: 'Prairie Credit Union', fr: 'Coopérative de crédit des Prairies' },
    asksQuestion: false,
    result: 'url',
  },
  StLawrenceTrust: {
    ...usual,
    id: 903,
    title: { en: 'St. Lawrence Trust', fr: 'Fiducie du Saint-Laurent' },
    asksQuestion: false,
    messagesAsText: true,
  },
  HarbourOnline: {
    ...usual,
    id: 904,
    title: { en: 'Harbour Online Bank', fr: 'Banque en ligne du Havre' },
    asksQuestion: false,
    login: 'ownPages',
  },
  LakeheadSavings: { ...usual, id: 905, title: { en: 'Lakehead Savings', fr: 'Épargne Lakehead' }, state: 'disabled' },
  NorthernBusinessBank: {
    ...usual,
    id: 906,
    title: { en: 'Northern Business Bank', fr: 'Banque d’affaires du Nord' },
    state: 'busy',
  },
} as const satisfies Record<string, Institution>;
export type InstitutionName = keyof typeof institutions;
export const institutionNames = Object.keys(institutions) as InstitutionName[];

export function findInstitution(name: string): Institution | undefined {
  return Object.hasOwn(institutions, name) ? institutions[name as InstitutionName] : undefined;
}
