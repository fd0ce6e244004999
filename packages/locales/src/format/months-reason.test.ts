import { expect, test } from 'vitest';
import englishTexts from '../en.json' with { type: 'json' };
import frenchTexts from '../fr.json' with { type: 'json' };
import { formatMonthsReason } from './months-reason.ts';
import { createWords } from './words.ts';

const english = createWords(englishTexts, 'en');
const french = createWords(frenchTexts, 'fr');

test('a reason is one sentence in the page’s language, and the customer’s own words stay unchanged', () => {
  const opened = { kind: 'accountOpened', openedMonth: '2026-08', text: null } as const;
  expect(formatMonthsReason(opened, english)).toBe('The account was opened in August\u00a02026.');
  expect(formatMonthsReason(opened, french)).toBe('Le compte a été ouvert en août\u00a02026.');
  const bank = { kind: 'otherBank', openedMonth: null, text: null } as const;
  expect(formatMonthsReason(bank, english)).toBe('The statements are with another bank.');
  expect(formatMonthsReason({ kind: 'other', openedMonth: null, text: 'Closed.' }, french)).toBe('Closed.');
});
