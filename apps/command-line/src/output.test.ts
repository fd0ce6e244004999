import { describe, expect, it } from 'vitest';
import { createOutput, facts, table } from './output.ts';

/** What moves a cursor, clears a screen, sets a title, rings, breaks a line or turns the direction of writing. */
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

describe('a table for people', () => {
  it.each(hostile)('keeps %j from moving the terminal', (text) => {
    for (const shown of [table(['Name'], [[text]]), facts([['Name', text]])])
      for (const line of shown.split('\n')) expect(line).not.toMatch(moves);

    expect(facts([['Name', text]])).not.toContain('\n');
    expect(table(['Name'], [[text]]).split('\n')).toHaveLength(table(['Name'], [['plain']]).split('\n').length);
  });

  it.each(['=1+1', '<script>alert(1)</script>', "O'Brien", 'Nguyễn', '%s %d', '{{7*7}}', '`id`'])(
    'shows %j as it is',
    (text) => {
      expect(table(['Name'], [[text]])).toContain(text);
    },
  );
});

it.each(hostile)('JSON for programs keeps %j whole, as an escape', (text) => {
  let written = '';
  createOutput(
    (part) => (written += part),
    () => true,
  ).show({ text }, () => '');
  expect(JSON.parse(written)).toEqual({ text });
});
