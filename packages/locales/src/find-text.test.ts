import { expect, test } from 'vitest';
import { findText } from './find-text.ts';

const texts = {
  plain: 'Log out',
  group: {
    greeting: 'Hello {{name}}, {{name}}!',
    shared: 'By {{name}}. Go to {{name}}.example, {{name}}.',
    files_one: 'one file',
    files_many: '{{count}} de fichiers',
    files_other: '{{count}} files',
  },
};

test.each([
  ['plain', {}, 'Log out'],
  ['group.greeting', { name: 'Ana' }, 'Hello Ana, Ana!'],
  ['group.greeting', { name: '<b>$&</b>{{name}}' }, 'Hello <b>$&</b>{{name}}, <b>$&</b>{{name}}!'],
  ['group.greeting', {}, 'Hello , !'],
  ['group.shared', { name: 'Ana' }, 'By Ana. Go to Ana.example, Ana.'],
  ['group.shared', { name: 'Rive-Nord inc.' }, 'By Rive-Nord inc. Go to Rive-Nord inc..example, Rive-Nord inc.'],
  ['group.files', { count: 1 }, 'one file'],
  ['group.files', { count: 2 }, '2 files'],
  ['plain', { count: 2 }, 'Log out'],
  ['group.files', {}, undefined],
  ['group', {}, undefined],
  ['group.missing', {}, undefined],
  ['plain.more', {}, undefined],
  ['constructor', {}, undefined],
  ['__proto__.toString', {}, undefined],
  ['group.constructor.name', {}, undefined],
])('%s with %j gives %s', (key, values, text) => {
  expect(findText(texts, 'en', key, values)).toBe(text);
});

test('French: zero and one are singular, and a million has its own form', () => {
  const say = (count: number) => findText(texts, 'fr', 'group.files', { count });
  expect([0, 1, 1.5].map(say)).toEqual(['one file', 'one file', 'one file']);
  expect(say(2)).toBe('2 files');
  expect(say(1_000_000)).toBe('1000000 de fichiers');
});
