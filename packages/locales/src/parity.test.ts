import { expect, test } from 'vitest';
import { leafTexts, pluralForms, withoutPlural } from './leaf-texts.ts';

const english = leafTexts('en');
const french = leafTexts('fr');

/** Variables `{{name}}` and tags `<name>` of a text, unique and sorted. */
function parts(text: string): string[] {
  return [...new Set(text.match(/\{\{\s*\w+\s*\}\}|<\/?\w+>/gu) ?? [])].sort();
}

/** The other language's text: the same key, otherwise any plural form. */
function counterpart(key: string, texts: Map<string, string>): string | undefined {
  return texts.get(key) ?? texts.get(`${withoutPlural(key)}_other`);
}

test('both languages have the same keys', () => {
  const [en, fr] = [english, french].map((texts) => [...new Set([...texts.keys()].map(withoutPlural))].sort());
  expect(fr).toEqual(en);
});

test('English plurals have one and other, French plurals also have many', () => {
  const wrong = [
    ...[...pluralForms(english.keys())].filter(([, forms]) => [...forms].sort().join() !== 'one,other'),
    ...[...pluralForms(french.keys())].filter(([, forms]) => [...forms].sort().join() !== 'many,one,other'),
  ];
  expect(wrong.map(([key, forms]) => `${key}: ${[...forms].join(', ')}`)).toEqual([]);
});

test('both languages use the same variables and tags', () => {
  const differing = [...english]
    .filter(([key, text]) => parts(text).join() !== parts(counterpart(key, french) ?? '').join())
    .map(([key]) => key);
  expect(differing).toEqual([]);
});

test('no text is empty', () => {
  const empty = [...english, ...french].filter(([, text]) => text.trim() === '').map(([key]) => key);
  expect(empty).toEqual([]);
});

test('no sentence is untranslated', () => {
  const same = [...english]
    .filter(([key, text]) => text === french.get(key))
    .filter(([, text]) => text.replaceAll(/\{\{.*?\}\}|<.*?>/gu, ' ').match(/\p{L}+/gu)?.[2] !== undefined)
    .map(([key]) => key);
  expect(same).toEqual([]);
});

/** Texts whose number is always more than one, or that are the same for any number. */
const alwaysTheSame: ReadonlySet<string> = new Set([
  'console.application.position',
  'console.countMore',
  'console.customers.import.more',
  'console.customers.import.moreTaken',
  'console.customers.shownOfMore',
  'console.export.cut',
  'console.export.cutOf',
  'console.leads.shownOfMore',
  'console.overview.firstContact.late',
  'console.statement.position',
  'privacy.reminders.on',
  'revenue.upload.limits',
]);

test('in French, a text after a number has a singular form, which is also used for zero', () => {
  const plural = new Set(pluralForms(french.keys()).keys());
  const single = [...french]
    .filter(([key, text]) => /\{\{(?:count|shown)\}\} \p{Ll}/u.test(text) && !plural.has(withoutPlural(key)))
    .map(([key]) => key)
    .filter((key) => !alwaysTheSame.has(key));
  expect(single).toEqual([]);
});
