import { stories, storyNames, type InBothLanguages, type Story, type StoryName } from './businesses/stories.ts';

export const DEMO_PASSWORD = 'demo';
export const SECURITY_ANSWER = 'Maple';
export const securityQuestion = {
  en: 'Which tree is on the flag?',
  fr: 'Quel arbre figure sur le drapeau?',
} satisfies InBothLanguages;
const securityAnswers = ['maple', 'erable', 'érable'];

/** Special behaviour of a login. With `code`, it fails with that code even if the password is right. */
export interface DemoLogin {
  story: StoryName;
  pendingPolls: number;
  dispatched: boolean;
  code: string | undefined;
}

const works = { pendingPolls: 0, dispatched: false, code: undefined };

const troubles = {
  pending: { ...works, pendingPolls: 3 },
  dispatched: { ...works, pendingPolls: 6, dispatched: true },
  stuck: { ...works, pendingPolls: Number.POSITIVE_INFINITY },
  disabled: { ...works, code: 'DISABLED_LOGIN' },
  later: { ...works, code: 'RETRY_LATER' },
  unfinished: { ...works, code: 'NEW_ACCOUNT' },
  broken: { ...works, code: 'AGGREGATION_ERROR' },
  timeout: { ...works, code: 'SESSION_EXPIRED' },
} satisfies Record<string, Omit<DemoLogin, 'story'>>;
type TroubleName = keyof typeof troubles;

const troubleSummaries = {
  pending: { en: 'steady, read after a few polls', fr: 'régulier, prêt après quelques tentatives' },
  dispatched: { en: 'steady, takes longer than usual', fr: 'régulier, plus long que d’habitude' },
  stuck: { en: 'never ready', fr: 'n’est jamais prêt' },
  disabled: { en: 'locked by the bank', fr: 'verrouillé par la banque' },
  later: { en: 'the bank is busy', fr: 'la banque est occupée' },
  unfinished: {
    en: 'the bank needs something from its customer first',
    fr: 'la banque attend d’abord quelque chose de son client',
  },
  broken: { en: 'the bank cannot be read', fr: 'la banque ne peut pas être consultée' },
  timeout: { en: 'the session ends early', fr: 'la session se termine trop tôt' },
} satisfies Record<TroubleName, InBothLanguages>;

const troubleNames = Object.keys(troubles) as TroubleName[];

export const demoUsers: readonly { username: string; summary: InBothLanguages }[] = [
  ...storyNames.map((username) => ({ username, summary: stories[username].summary })),
  ...troubleNames.map((username) => ({ username, summary: troubleSummaries[username] })),
];

/** The login of a user name. A dash and suffix make it another customer with the same story: `steady-2`. */
export function findDemoLogin(username: string): DemoLogin | undefined {
  const name = username.trim().toLowerCase().split('-')[0] ?? '';
  if (Object.hasOwn(stories, name)) return { ...works, story: name as StoryName };
  if (Object.hasOwn(troubles, name)) return { ...troubles[name as TroubleName], story: 'steady' };
  return undefined;
}

export function storyOf({ story }: DemoLogin): Story {
  return stories[story];
}

export function isRightAnswer(response: string): boolean {
  return securityAnswers.includes(response.trim().toLowerCase());
}
