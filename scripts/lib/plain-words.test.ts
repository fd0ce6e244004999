import { expect, test } from 'vitest';
import { problemOfSubject } from './commit-subjects.ts';
import { findPrivateWords } from './plain-words.ts';

test.each([
  ['a comment', 'a.ts', '/** Whom it is for. */\nconst a = 1;', 'a.ts:1: "Whom": write name the person'],
  [
    'its line',
    'a.ts',
    'const a = 1;\n// The customer is told.',
    'a.ts:2: "is told": write "notified", "shown" or "reported"',
  ],
  ['documentation', 'a.md', 'Nobody knows.', 'a.md:1: "Nobody": write "no one", or name who'],
  [
    'a document that is not here',
    'a.sql',
    '-- Rule (decisions, section 6)',
    'a.sql:1: "decisions, section": write state the rule itself',
  ],
  ['a name', 'a.ts', 'export const heardAt = 1;', 'a.ts: heardAt: write received'],
  ['a class of a stylesheet', 'a.css', '.just-told { color: red; }', 'a.css: just-told: write notified'],
])('refuses a private word in %s', (_, path, content, problem) => {
  expect(findPrivateWords(path, content)).toEqual([problem]);
});

test.each([
  ['a text', 'a.ts', "const a = 'nobody is told';"],
  ['code in documentation', 'a.md', 'The field `toldAt`:\n\n```ts\nconst toldAt = 1;\n```'],
  ['another word', 'a.ts', 'export const retold = understands;'],
  ['a property of the API', 'a.ts', 'export const toldAt = 1;'],
])('accepts %s', (_, path, content) => {
  expect(findPrivateWords(path, content)).toEqual([]);
});

test.each([
  'statements: reject accounts in US dollars',
  'portal: pass the language on',
  'console, server: embed the player',
])('accepts the subject "%s"', (subject) => {
  expect(problemOfSubject(subject)).toBeUndefined();
});

test.each([
  'Reject accounts in US dollars',
  'server: what is noted of changes is stored once',
  'console: rows in sight are not painted again',
  'tests: waits for the mail',
  'server: refused calls are counted',
  `statements: reject ${'x'.repeat(60)}`,
])('refuses the subject "%s"', (subject) => {
  expect(problemOfSubject(subject)).toBeDefined();
});
