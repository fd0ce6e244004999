import { expect, test } from 'vitest';
import { addTexts, textOf } from './texts.ts';

test.each([
  ['the part with the titles first', ['first', 'rest']],
  ['the whole group first', ['rest', 'first']],
] as const)('a group split into two parts is merged: %s', (_order, order) => {
  const group = order.join(' ');
  const parts = {
    first: { [group]: { leads: { title: 'Leads', empty: { title: 'No leads' } } } },
    rest: { [group]: { leads: { title: 'Leads', empty: { title: 'No leads', text: 'Nobody asked yet.' } } } },
  };
  for (const part of order) addTexts('en', parts[part]);
  expect(textOf('en', `${group}.leads.title`)).toBe('Leads');
  expect(textOf('en', `${group}.leads.empty.text`)).toBe('Nobody asked yet.');
});
