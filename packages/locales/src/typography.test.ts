import { describe, expect, test } from 'vitest';
import { leafTexts } from './leaf-texts.ts';

interface TypographyRule {
  says: string;
  wrong: RegExp;
  examples: { wrong: string[]; right: string[] };
}

const everywhere: TypographyRule[] = [
  {
    says: 'no double space, none at either end',
    wrong: /[^\S\n]{2}|^\s|\s$/u,
    examples: { wrong: ['one  two', ' one', 'one '], right: ['one two', 'one\n\ntwo'] },
  },
  {
    says: 'an ellipsis is one character',
    wrong: /\.\.\./u,
    examples: { wrong: ['Loading...'], right: ['Loading…'] },
  },
  {
    says: 'curly apostrophe (U+2019)',
    wrong: /'/u,
    examples: { wrong: ["don't"], right: ['don’t'] },
  },
  {
    says: 'no straight quotation marks',
    wrong: /"/u,
    examples: { wrong: ['"bakery"'], right: ['“bakery”', '« dépanneur »'] },
  },
];

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const frenchAlone: TypographyRule[] = [
  {
    says: 'no space before ; ! ?',
    wrong: /\s[;!?]/u,
    examples: { wrong: ['Bravo !', 'Prêt\u00A0?'], right: ['Bravo!', 'Prêt?'] },
  },
  {
    says: 'a no-break space before a colon (addresses and times aside)',
    wrong: /(?<!\u00A0):(?=\s|$|<|\{\{)(?<!\}\}:(?=\{\{))/u,
    examples: {
      wrong: ['Montant : 5', 'Montant:', '{{label}}: {{value}}', 'Montant:{{value}}'],
      right: ['Montant\u00A0: 5', 'https://exemple.ca', '{{host}}:{{port}}'],
    },
  },
  {
    says: 'a no-break space before % $ »',
    wrong: /(?<!\u00A0)[%$»]/u,
    examples: { wrong: ['25 %', '25%', '{{amount}} $', '« oui »'], right: ['25\u00A0%', '{{amount}}\u00A0$'] },
  },
  {
    says: 'a no-break space after «',
    wrong: /«(?!\u00A0)/u,
    examples: { wrong: ['« oui\u00A0»', '«oui\u00A0»'], right: ['«\u00A0oui\u00A0»'] },
  },
  {
    says: 'thousands are parted by a no-break space',
    wrong: /\d[ ,]\d{3}(?![\d-])|\d{5,}/u,
    examples: { wrong: ['120 000', '120,000', '120000'], right: ['120\u00A0000', '2026', '25,5', '514 555-0134'] },
  },
  {
    says: 'a decimal comma (chapters of law aside)',
    wrong: /(?<![A-Z]-\d*)\d\.\d/u,
    examples: { wrong: ['25.5', '-25.5'], right: ['25,5', 'c. P-39.1'] },
  },
  {
    says: 'a time of day is written 19 h 05',
    wrong: /\d{1,2}:\d{2}|\d ?[hH] ?\d|\d[hH]\b|\d h\b/u,
    examples: { wrong: ['19:05', '19h05', '19 h 05'], right: ['19\u00A0h\u00A005'] },
  },
  {
    says: 'the first of a month is 1er',
    wrong: new RegExp(`\\b1\\s(${months})`, 'u'),
    examples: { wrong: ['1 janvier'], right: ['1er janvier', '11 janvier'] },
  },
];

const exactEnglishTexts = new Set([
  "Files total size should not exceed 300mb and each individual file shouldn't be larger than 15mb",
]);

function findWrong(language: 'en' | 'fr', { wrong }: TypographyRule): string[] {
  return [...leafTexts(language)]
    .filter(([, text]) => wrong.test(text) && !exactEnglishTexts.has(text))
    .map(([key, text]) => `${key}: ${text}`);
}

describe('the typography rules detect mistakes and accept good text', () => {
  test.each([...everywhere, ...frenchAlone])('$says', ({ wrong, examples }) => {
    expect(examples.wrong.filter((text) => !wrong.test(text))).toEqual([]);
    expect(examples.right.filter((text) => wrong.test(text))).toEqual([]);
  });
});

describe('English', () => {
  test.each(everywhere)('$says', (rule) => {
    expect(findWrong('en', rule)).toEqual([]);
  });
});

describe('French', () => {
  test.each([...everywhere, ...frenchAlone])('$says', (rule) => {
    expect(findWrong('fr', rule)).toEqual([]);
  });
});
