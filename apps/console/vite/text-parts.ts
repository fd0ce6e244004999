import type { TextChoice, TextGroup } from '../../../scripts/build/texts-plugin.ts';

const shared = new Map<string, 'all' | readonly string[]>([
  ['errors', 'all'],
  ['application', ['entityTypes', 'provinces']],
  ['applications', ['status', 'outcome']],
  [
    'common',
    [
      'choose',
      'close',
      'currencies',
      'documents',
      'emailSuggestion',
      'errorSummary',
      'folioAccounts',
      'loading',
      'newTab',
      'optional',
    ],
  ],
  ['layout', ['errorTitle']],
  ['validation', ['email', 'staff']],
  ['revenue', ['banks', 'reason']],
]);

/** Console text groups that neither the frame nor the work list uses, except for the titles of places. */
const laterGroups = new Set([
  'bureau',
  'cashFlow',
  'consents',
  'customers',
  'documents',
  'leads',
  'overview',
  'partners',
  'privacy',
  'recordings',
  'requests',
  'revenue',
  'settings',
  'statement',
  'statements',
]);
const titles = new Set(['title', 'pageTitle', 'place']);

function titlesOf(texts: TextGroup): TextGroup {
  const kept = Object.entries(texts).map(([name, text]): [string, string | TextGroup] | undefined => {
    if (typeof text === 'string') return titles.has(name) ? [name, text] : undefined;
    const some = titlesOf(text);
    return Object.keys(some).length > 0 ? [name, some] : undefined;
  });
  return Object.fromEntries(kept.filter((each) => each !== undefined));
}

const chooseShared: TextChoice = (group, texts) => {
  const wanted = shared.get(group);
  if (wanted === undefined || wanted === 'all') return wanted && texts;
  const some = wanted.flatMap((name) => {
    const found = texts[name];
    return found === undefined ? [] : [[name, found] as const];
  });
  return Object.fromEntries(some) satisfies TextGroup;
};

function chooseFirst(texts: TextGroup): TextGroup {
  const some = Object.entries(texts).map(([name, text]) =>
    laterGroups.has(name) && typeof text !== 'string' ? ([name, titlesOf(text)] as const) : ([name, text] as const),
  );
  return Object.fromEntries(some);
}

export const textParts = {
  first: (group, texts) => (group === 'console' ? chooseFirst(texts) : chooseShared(group, texts)),
  rest: (group, texts) =>
    group === 'console'
      ? Object.fromEntries(Object.entries(texts).filter(([name]) => laterGroups.has(name)))
      : undefined,
} as const satisfies Record<'first' | 'rest', TextChoice>;
