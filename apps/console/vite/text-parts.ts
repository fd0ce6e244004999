import type { TextChoice, TextGroup } from '../../../scripts/build/texts-plugin.ts';

type Names = 'all' | readonly string[];

/** Texts that are also the portal's. */
const shared = {
  first: new Map<string, Names>([
    ['errors', 'all'],
    ['application', ['provinces']],
    ['applications', ['status', 'outcome']],
    ['common', ['choose', 'close', 'documents', 'emailSuggestion', 'errorSummary', 'loading', 'newTab', 'optional']],
    ['layout', ['errorTitle']],
    ['validation', ['email', 'staff']],
  ]),
  rest: new Map<string, Names>([
    ['application', ['entityTypes']],
    ['common', ['currencies', 'folioAccounts']],
    ['revenue', ['banks', 'reason']],
  ]),
};

/** Console text groups of which the frame and the work list use only these texts and the titles of places. */
const later = new Map<string, readonly string[]>([
  ['ask', ['do']],
  ['bankAccounts', []],
  ['bureau', []],
  ['cashFlow', []],
  ['checks', ['kinds']],
  ['consents', []],
  ['contact', ['do']],
  ['customers', []],
  ['day', []],
  ['decide', ['chooseReason', 'outcome', 'outcomes', 'reason', 'reasonHint', 'reasons', 'secondsLeft', 'underWay']],
  ['documents', []],
  ['facts', ['person', 'phone']],
  ['fileSigns', []],
  ['leads', []],
  ['letter', []],
  ['matches', []],
  ['monthTiles', []],
  ['needs', ['check', 'waiting']],
  ['noRight', []],
  ['overview', []],
  ['partners', []],
  ['phone', []],
  ['privacy', []],
  ['recordings', []],
  ['requests', []],
  ['revenue', []],
  ['rulings', []],
  ['settings', []],
  ['shownOnce', []],
  ['statement', []],
  ['statements', []],
  ['tabs', []],
  ['timeline', []],
  ['unknown', []],
]);
const titles = ['title', 'pageTitle', 'place'];

function pick(texts: TextGroup, wanted: Names): TextGroup {
  if (wanted === 'all') return texts;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => wanted.includes(name)));
}

function titlesOf(texts: TextGroup): TextGroup {
  const kept = Object.entries(texts).map(([name, text]): [string, string | TextGroup] | undefined => {
    if (typeof text === 'string') return titles.includes(name) ? [name, text] : undefined;
    const some = titlesOf(text);
    return Object.keys(some).length > 0 ? [name, some] : undefined;
  });
  return Object.fromEntries(kept.filter((each) => each !== undefined));
}

function chooseFirst(texts: TextGroup): TextGroup {
  const some = Object.entries(texts).map(([name, text]) => {
    const kept = later.get(name);
    return [name, kept && typeof text !== 'string' ? { ...titlesOf(text), ...pick(text, kept) } : text] as const;
  });
  return Object.fromEntries(some);
}

const chooseShared =
  (wanted: ReadonlyMap<string, Names>): TextChoice =>
  (group, texts) => {
    const names = wanted.get(group);
    return names && pick(texts, names);
  };

export const textParts = {
  first: (group, texts) => (group === 'console' ? chooseFirst(texts) : chooseShared(shared.first)(group, texts)),
  rest: (group, texts) =>
    group === 'console' ? pick(texts, [...later.keys()]) : chooseShared(shared.rest)(group, texts),
} as const satisfies Record<'first' | 'rest', TextChoice>;
