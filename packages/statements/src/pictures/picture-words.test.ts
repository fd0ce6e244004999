import { expect, test } from 'vitest';
import { isNoText, pictureRuns, pictureWords } from './picture-words.ts';

function word(text: string, left = 300): string {
  return ['5', '1', '1', '1', '1', '1', String(left), '600', '120', '30', '96.1', text].join('\t');
}

function tableOf(...rows: readonly (readonly string[])[]): string {
  return rows
    .flatMap((row, line) =>
      row.map((text, index) => {
        const width = text.length * 15;
        const left = index === 0 ? 300 : 600 * (index + 1) - width;
        return [
          '5',
          '1',
          '1',
          '1',
          String(line),
          '1',
          String(left),
          String(600 + line * 60),
          String(width),
          '30',
          '96',
          text,
        ].join('\t');
      }),
    )
    .join('\n');
}

const runsOf = (table: string) => pictureRuns(pictureWords(table), 300);

const lastWords = (table: string) =>
  [...Map.groupBy(runsOf(table), ({ y }) => y).values()].map((line) => line.at(-1)?.text);

function textOf(...texts: string[]): string[] {
  return runsOf(texts.map((text, index) => word(text, 300 * (index + 1))).join('\n')).map(({ text }) => text);
}

test('words have their position on the page, in points', () => {
  expect(runsOf(`4\t1\t1\t1\t1\t0\t0\t0\t9\t9\t-1\t\n${word('Balance')}`)).toEqual([
    { text: 'Balance', x: 72, y: 151.2, width: 28.8, size: 10 },
  ]);
});

test.each([
  ['a colon for a point', '35:17.', '35.17'],
  ['letters that look like digits', '1,2O4.l6', '1,204.16'],
  ['a point between thousands', '1.204.56', '1,204.56'],
  ['brackets', '(35:17)', '(35.17)'],
  ['a minus behind', '35:17-', '35.17-'],
])('in a number, %s is repaired', (_, read, mended) => {
  expect(textOf(read)).toEqual([mended]);
});

test('the decimal separator is the one used by most numbers on the page', () => {
  expect(textOf('541,13', '36,00', '121.15')).toEqual(['541,13', '36,00', '121,15']);
});

test.each([
  ['MAYO6', 'MAY06'],
  ['MAYO06', 'MAY06'],
  ['MAY0O8', 'MAY08'],
  ['MAYOS', 'MAY05'],
  ['JUNG', 'JUN6'],
  ['JUNS5', 'JUN5'],
  ['JUIL1S', 'JUIL15'],
  ['AOÛO3', 'AOÛ03'],
  ['12MAl', '12MAI'],
  ['MAl12', 'MAI12'],
  ['0CT12', 'OCT12'],
  ['OcTe8', 'OCT08'],
  ['3A0U', '3AOU'],
  ['AO0Û', 'AOÛ'],
  ["Jul'5", 'JUL5'],
  ['Jul2', 'JUL2'],
  ['ler', '1er'],
  ['Terjuillet2026', '1erjuillet2026'],
  ['Augi', 'Aug1'],
])('the day in %s is repaired', (read, mended) => {
  expect(textOf(read)).toEqual([mended]);
});

test.each(['Jul', 'Mai', 'Main', 'MAIN', 'MAIS', 'MARS', 'JUNS55', 'MAY', 'AUGSB', 'DECO'])(
  '%s is not a day',
  (read) => {
    expect(textOf(read)).toEqual([read]);
  },
);

test('specks and rules are dropped, minus signs are not', () => {
  expect(textOf('|', '-', '~', '$', '#', 'A')).toEqual(['-', '$', '#', 'A']);
});

test('a page with mostly guessed words counts as having no text', () => {
  const guessed = (count: number) => Array.from({ length: count }, () => word('eSa').replace('96.1', '14.2'));
  const read = [word('Balance'), word('Date'), word('Deposits')];
  expect(isNoText(pictureWords([...read, ...guessed(2)].join('\n')))).toBe(false);
  expect(isNoText(pictureWords([...read, ...guessed(4)].join('\n')))).toBe(true);
  expect(isNoText([])).toBe(true);
});

test('an equals sign before a number without a currency is read as a minus', () => {
  expect(textOf('=', '1,212.33', '=', '$310.07')).toEqual(['-', '1,212.33', '=', '$310.07']);
});

test('cents that were read as a word of their own belong to their amount', () => {
  const words = [word('10885.', 300), word('88', 430), word('Rue', 600), word('88', 900)];
  expect(runsOf(words.join('\n')).map(({ text }) => text)).toEqual(['10885.88', 'Rue', '88']);
});

test('amounts that end close together end in the same place', () => {
  const words = [600, 604, 616, 700].map((end, index) => ({
    ...{ line: index, left: end - 50, top: 60 * index, width: 50, height: 30, certainty: 90 },
    text: '66.00',
  }));
  expect(pictureRuns(words, 72).map(({ x, width }) => x + width)).toEqual([604, 604, 616, 700]);
});

test('digits in a column of amounts get their lost decimal separator back', () => {
  const rows = [
    ['PAIE', '66,00'],
    ['LOYER', '1389,40'],
    ['TAXES', '15,00'],
    ['DEPOT', '176541'],
  ];
  expect(lastWords(tableOf(...rows))).toEqual(['66,00', '1389,40', '15,00', '1765,41']);
});

test('digits elsewhere, or among others like them, stay unchanged', () => {
  expect(lastWords(tableOf(['A', '66,00'], ['B', '15,00'], ['C', '12,00'], ['REF', '1', '176541'])).at(-1)).toBe(
    '176541',
  );
  expect(lastWords(tableOf(['A', '66,00'], ['B', '1500'], ['C', '12,00'], ['D', '1200'])).at(-1)).toBe('1200');
});

test('an account number is no amount of the column below it', () => {
  const rows = [
    ['PAIE', '66,00'],
    ['LOYER', '1389,40'],
    ['TAXES', '15,00'],
    ['DEPOT', '2653,10'],
  ];
  const number = ['5', '1', '1', '1', '1', '1', '1005', '500', '195', '30', '96', '5012345'].join('\t');
  const label = ['5', '1', '1', '1', '1', '1', '820', '500', '150', '30', '96', 'compte'].join('\t');
  expect(lastWords(`${label}\n${number}\n${tableOf(...rows)}`)[0]).toBe('5012345');
});

test('dollars and cents are joined if their decimal sign was lost in a column of amounts', () => {
  const rows = [
    ['PAIE', '66.00'],
    ['LOYER', '1389.40'],
    ['TAXES', '15.00'],
  ];
  const at = (left: number, text: string) =>
    ['5', '1', '1', '1', '9', '1', String(left), '900', String(text.length * 15), '30', '96', text].join('\t');
  const dollars = at(1110, '743');
  expect(lastWords([tableOf(...rows), dollars, at(1170, '00')].join('\n')).at(-1)).toBe('743.00');
  const thousands = [tableOf(...rows), at(1065, '6.109'), at(1170, '96')].join('\n');
  expect(lastWords(thousands).at(-1)).toBe('6,109.96');
  const [lone, balance] = [tableOf(['PAIE', '66.00']), at(1700, '800.00')];
  expect(runsOf([lone, dollars, at(1170, '00')].join('\n')).at(-1)?.text).toBe('00');
  expect(runsOf([lone, dollars, at(1170, '00'), balance].join('\n')).at(-2)?.text).toBe('743.00');
  const behindWord = [tableOf(...rows), at(1010, 'INV428'), dollars, at(1170, '00')].join('\n');
  expect(lastWords(behindWord).at(-1)).toBe('00');
  expect(lastWords([tableOf(...rows), at(910, '743'), at(970, '00')].join('\n')).at(-1)).toBe('00');
});

test('digits stay as they are printed if amounts may have no cents', () => {
  const rows = Array.from('ABCDEFG').map((name) => [name, '66.00']);
  const words = pictureWords(tableOf(...rows, ['DEPOT', '350']));
  expect(pictureRuns(words, 300).at(-1)?.text).toBe('3.50');
  expect(pictureRuns(words, 300, false).at(-1)?.text).toBe('350');
});

test('a misread month of a day is repaired from the days around it', () => {
  const days = (...months: readonly string[]) => tableOf(...months.map((month, day) => [String(day + 1), month]));
  const monthsOf = (...months: readonly string[]) => lastWords(days(...months));
  expect(monthsOf('mai', 'mai', 'mat', 'mai')).toEqual(['mai', 'mai', 'mai', 'mai']);
  expect(monthsOf('mai', 'mat', 'mai')).toEqual(['mai', 'mat', 'mai']);
  expect(monthsOf('juin', 'juin', 'juil', 'juil', 'juix')).toEqual(['juin', 'juin', 'juil', 'juil', 'juix']);
  expect(monthsOf('mai', 'mai', 'mai', 'PAIE')).toEqual(['mai', 'mai', 'mai', 'PAIE']);
});

test('a day of two numbers is split if other lines begin with two numbers', () => {
  const days = ['05 04', '05 05', '05 07'].map((day) => day.split(' '));
  const rows = [...days, ['0516', 'PAIE']];
  const firsts = [...Map.groupBy(runsOf(tableOf(...rows)), ({ y }) => y).values()].map(([first]) => first?.text);
  expect(firsts).toEqual(['05', '05', '05', '05 16']);
});

test('words and dates stay unchanged', () => {
  expect(textOf('OIL', '06-03', '2026-05-01', 'MAY16')).toEqual(['OIL', '06-03', '2026-05-01', 'MAY16']);
});
