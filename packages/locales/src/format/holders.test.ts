import type { HolderAnswer } from '@portal/contract/fields/holder';
import { expect, test } from 'vitest';
import englishTexts from '../en.json' with { type: 'json' };
import frenchTexts from '../fr.json' with { type: 'json' };
import { formatAccountHolder, formatHolderAnswers, formatOpenHolders } from './holders.ts';
import { createWords } from './words.ts';

const english = createWords(englishTexts, 'en');
const french = createWords(frenchTexts, 'fr');

test('names the files of each name, and the customer’s answer', () => {
  const uploaded = { june: '06', may: '05', august: '08', july: '07' };
  const files = Object.entries(uploaded).map(([month, number]) => ({
    statementId: month,
    fileName: `${month}.pdf`,
    reading: { periods: [{ from: `2026-${number}-01`, to: `2026-${number}-28` }] },
  }));
  const holder = (name: string, answer: HolderAnswer | null, ...statementIds: string[]) => ({
    name,
    statementIds,
    answer,
  });
  const list = {
    statements: files,
    holders: [
      holder('SOMEBODY ELSE LTD', null, 'may', 'june', 'july'),
      holder('ANA ROY', 'ownName', 'july', 'august'),
      holder('QUAI 12', 'businessName', 'may'),
    ],
  };
  expect(formatOpenHolders(list, english)).toEqual([
    'We still need to know whose name “SOMEBODY ELSE LTD” is (may.pdf, june.pdf and july.pdf).',
  ]);
  expect(formatHolderAnswers(list, english)).toEqual([
    '“ANA ROY” is your own name (july.pdf and august.pdf).',
    '“QUAI 12” is another name of your business (may.pdf).',
  ]);
  expect(formatHolderAnswers(list, french)).toEqual([
    '«\u00A0ANA ROY\u00A0» est votre propre nom (july.pdf et august.pdf).',
    '«\u00A0QUAI 12\u00A0» est un autre nom de votre entreprise (may.pdf).',
  ]);
  expect(formatHolderAnswers({ statements: files }, english)).toEqual([]);
});

test('describes the account owner where it is requested', () => {
  expect(formatAccountHolder({ question: null, holderAnswer: null }, english)).toBeUndefined();
  expect(formatAccountHolder({ question: 'noSales', holderAnswer: null }, english)).toBeUndefined();
  expect(formatAccountHolder({ question: 'holder', holderAnswer: null }, english)).toBe('Not specified yet');
  expect(formatAccountHolder({ question: 'holder', holderAnswer: 'businessName' }, english)).toBe(
    'In your business’s other name',
  );
});
