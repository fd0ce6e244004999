import { expect, test } from 'vitest';
import { languageOfBrowser, languageOfQuery, languageOfTag } from './detection.ts';

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['FR_ca', 'fr'],
  ['fr-Latn-CA', 'fr'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['', 'en'],
  ['french', 'en'],
  ['../fr', 'en'],
  ['fr/../../x', 'en'],
  ['__proto__', 'en'],
  ['constructor', 'en'],
  ['f'.repeat(8192), 'en'],
  [`fr-${'a'.repeat(8192)}`, 'en'],
])('the tag %.20s is read as %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test.each([
  ['', undefined],
  ['?email=a@b.ca', undefined],
  ['?lng=fr', 'fr'],
  ['?language=fr', 'fr'],
  ['?lng=en&language=fr', 'en'],
  ['?language=en&lng=fr', 'fr'],
  ['?lng=xx', 'en'],
  ['?lng=', 'en'],
  ['?lng=%2e%2e%2f', 'en'],
])('the query %s selects %s', (query, language) => {
  expect(languageOfQuery(query)).toBe(language);
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['en-US', 'fr'], 'en'],
  [['de', 'fr-FR', 'en'], 'fr'],
  [['de', 'es'], undefined],
  [[], undefined],
])('a browser that prefers %j is served in %s', (tags, language) => {
  expect(languageOfBrowser(tags)).toBe(language);
});
