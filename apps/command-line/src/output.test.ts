import { expect, it } from 'vitest';
import { plain, toJson } from './output.ts';

const hostile = [
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\u001b[31mred\u001b[0m',
  '\u009b31m',
  'a\rb',
  'a\nb',
  'a\r\nBcc: thief@evil.example',
  'a\tb',
  'a\bb',
  'a\u007fb',
  'a\u0000b',
  '\u202Egnp.exe',
  '\u2066a\u2069',
  'a\u2028b\u2029c',
];
const moves = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

it.each(hostile)('a message does not let %j move the terminal cursor', (text) => {
  expect(plain(text)).not.toMatch(moves);
});

it.each(hostile)('JSON preserves %j as an escape', (text) => {
  const json = toJson({ [text]: [text] });
  for (const line of json.split('\n')) expect(line).not.toMatch(moves);
  expect(json.split('\n')).toHaveLength(toJson({ name: ['plain'] }).split('\n').length);
  expect(JSON.parse(json)).toEqual({ [text]: [text] });
});

it.each(['=1+1', '<script>alert(1)</script>', "O'Brien", 'Nguyễn', '%s %d', '{{7*7}}', '`id`'])(
  'shows %j unchanged',
  (text) => {
    expect(toJson({ text })).toContain(text);
  },
);
