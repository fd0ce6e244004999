import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { StatementFile } from '@portal/contract/entities/entities';
import { expect, test } from 'vitest';
import englishTexts from '../en.json' with { type: 'json' };
import frenchTexts from '../fr.json' with { type: 'json' };
import { formatAccountHolder, formatHolderAnswers, formatOpenHolders } from './holders.ts';
import { createWords } from './words.ts';

const english = createWords(englishTexts, 'en');
const french = createWords(frenchTexts, 'fr');

function file(fileName: string, asksHolder: boolean, holderAnswer: HolderAnswer | null = null) {
  return { fileName, reading: { asksHolder, holderAnswer } as StatementFile['reading'] };
}

test('counts the explained names, and lists the files with unexplained names', () => {
  const files = [
    file('may.pdf', true),
    file('june.pdf', false),
    file('july.pdf', false, 'ownName'),
    file('august.pdf', false, 'ownName'),
    file('september.pdf', false, 'businessName'),
  ];
  expect(formatOpenHolders(files, english)).toEqual(['We don’t know whose name is on may.pdf.']);
  expect(formatHolderAnswers(files, english)).toEqual([
    '1 file in your business’s other name',
    '2 files in your own name',
  ]);
  expect(formatHolderAnswers(files, french)).toEqual([
    '1 fichier à un autre nom de votre entreprise',
    '2 fichiers à votre propre nom',
  ]);
  expect(formatHolderAnswers([file('june.pdf', false)], english)).toEqual([]);
});

test('describes the account owner where it is requested', () => {
  expect(formatAccountHolder({ question: null, holderAnswer: null }, english)).toBeUndefined();
  expect(formatAccountHolder({ question: 'noSales', holderAnswer: null }, english)).toBeUndefined();
  expect(formatAccountHolder({ question: 'holder', holderAnswer: null }, english)).toBe('Not specified yet');
  expect(formatAccountHolder({ question: 'holder', holderAnswer: 'businessName' }, english)).toBe(
    'In your business’s other name',
  );
});
