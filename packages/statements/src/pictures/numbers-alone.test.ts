import { expect, test } from 'vitest';
import { withNumbersAlone } from './numbers-alone.ts';
import type { PictureWord } from './picture-words.ts';

function lineOf(...words: readonly (readonly [left: number, text: string])[]): PictureWord[] {
  return words.map(([left, text]) => ({
    line: 1,
    left,
    top: 600,
    width: text.length * 10,
    height: 20,
    text,
    certainty: 90,
  }));
}

function askedFor(words: readonly PictureWord[], answer: string) {
  const lefts: number[] = [];
  const found = withNumbersAlone(words, ({ left }) => {
    lefts.push(left);
    return answer;
  });
  return { texts: found.map(({ text }) => text), lefts };
}

test('a number is replaced by its separate reading', () => {
  const { texts, lefts } = askedFor(lineOf([0, 'DEPOSIT'], [400, '279035']), '- 2,796.35\n');
  expect(texts).toEqual(['DEPOSIT', '-2,796.35']);
  expect(lefts).toEqual([400]);
});

test('adjacent parts form one number, and distant ones do not', () => {
  const { texts, lefts } = askedFor(lineOf([0, '1'], [15, '234,56'], [300, '12,00']), '1 234,56');
  expect(texts).toEqual(['1 234,56', '1 234,56']);
  expect(lefts).toEqual([0, 300]);
});

test('a replacement covers the same area as the parts of the number', () => {
  const [found] = withNumbersAlone(lineOf([0, '1'], [15, '234,56']), () => '1 234,56');
  expect(found).toMatchObject({ left: 0, top: 600, width: 75, height: 20 });
});

test.each(['279635', '2,796', '1007-448-2', 'MAY 05', ''])('%j is not an amount and changes nothing', (answer) => {
  expect(askedFor(lineOf([400, '2,790.35']), answer).texts).toEqual(['2,790.35']);
});

test('a minus sign is preserved', () => {
  expect(askedFor(lineOf([400, '-518.24']), '518.24').texts).toEqual(['-518.24']);
  expect(askedFor(lineOf([400, '3,518.24-']), '3,518.24').texts).toEqual(['3,518.24-']);
  expect(askedFor(lineOf([400, '3,578.24-']), '3,518.24-').texts).toEqual(['3,518.24-']);
});

test('words and short numbers are not read separately', () => {
  expect(askedFor(lineOf([0, 'MAY'], [200, '05'], [400, 'A1234']), '1,234.56').lefts).toEqual([]);
});
