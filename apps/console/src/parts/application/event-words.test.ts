import { findText } from '@portal/locales/find-text';
import en from '@portal/locales/en.json' with { type: 'json' };
import fr from '@portal/locales/fr.json' with { type: 'json' };
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { expect, test } from 'vitest';
import { eventWords, type WordedEvent } from './event-words.ts';

const texts = { en, fr };

function wordsOf(event: Partial<WordedEvent>): string[] {
  return (['en', 'fr'] as const).map((language) => {
    const t = (key: Parameters<Translation['t']>[0], values?: Parameters<typeof findText>[3]) =>
      findText(texts[language], language, key, values) ?? '';
    const whole: WordedEvent = { kind: 'assigned', months: [], check: null, question: null, ...event };
    return eventWords(whole, { language, t } as Translation);
  });
}

test('names the new account manager of an assignment if the event recorded them', () => {
  expect(wordsOf({ assignedTo: 'Anne Roy' })).toEqual(['Assigned to Anne Roy', 'Attribuée à Anne Roy']);
  expect(wordsOf({ assignedTo: null })).toEqual(['No longer assigned', 'N’est plus attribuée']);
  expect(wordsOf({})).toEqual(['Assigned', 'Attribuée']);
});

test('names what an event is about', () => {
  const months = ['2025-09', '2025-10'];
  expect(wordsOf({ kind: 'statementsAsked', months })[0]).toBe('Statements requested: September, October');
  expect(wordsOf({ kind: 'checkRetried', check: 'transactions' })[0]).toBe('Check retried: Bank transactions');
});
