import { describe, expect, it } from 'vitest';
import industriesFile from './industries.json' with { type: 'json' };
import { findIndustriesByCode, findIndustry, findSavedIndustry, industries } from './industries.ts';
import { industryGroupCodes, isIndustryPair } from './industry-codes.ts';
import { naicsCodes } from './naics-codes.fixture.ts';
import sectorsFile from './sectors.json' with { type: 'json' };

const groupsLeftOut = ['5211', '5232', '5261', '8141'];
const sectorLeftOut = '91';

const groupCodes: readonly string[] = Object.values(industryGroupCodes).flat();
const sectorCodes = Object.keys(industryGroupCodes);

interface Row {
  readonly code: string;
  readonly industry?: string;
  readonly en?: string;
  readonly fr?: string;
  readonly wordsEn?: string;
  readonly wordsFr?: string;
}

function problemsOf(rows: readonly Row[], key: 'industry' | 'code', codes: readonly string[]): string[] {
  const isTaken = (row: Row, field: keyof Row) => rows.find((other) => other[field] === row[field]) !== row;
  return rows.flatMap((row) => {
    const checks: Record<string, boolean> = {
      [`has an unknown code, ${row.code}`]: !codes.includes(row.code),
      [`is in the file twice`]: isTaken(row, key),
      'may consist of a–z and hyphens only': key === 'industry' && !/^[a-z]+(-[a-z]+)*$/u.test(row.industry ?? ''),
    };
    for (const field of ['en', 'fr', 'wordsEn', 'wordsFr'] as const) {
      const text = row[field] ?? '';
      checks[`has no "${field}"`] = text === '';
      checks[`has a "${field}" that is not composed Unicode (NFC)`] = text !== text.normalize('NFC');
    }
    for (const field of ['en', 'fr'] as const) {
      const name = row[field] ?? '';
      checks[`has the name "${name}" of another row`] = name !== '' && isTaken(row, field);
      checks[`has the name "${name}", which needs a capital first letter`] = !/^(?:\p{Lu}|$)/u.test(name);
      checks[`has the name "${name}" with a straight apostrophe instead of ’`] = name.includes("'");
      checks[`has the name "${name}" with spaces around it`] = name !== name.trim();
    }
    for (const field of ['wordsEn', 'wordsFr'] as const) {
      const words = row[field] ? row[field].split(', ') : [];
      checks[`has "${field}" not separated by a comma and one space`] = words.some(
        (word) => !/^[^\s,]([^,]*[^\s,])?$/u.test(word),
      );
      checks[`repeats a word in "${field}"`] = new Set(words).size < words.length;
    }
    return Object.keys(checks)
      .filter((problem) => checks[problem])
      .map((problem) => `"${row[key]}" ${problem}.`);
  });
}

describe('the data files', () => {
  it('have no problems', () => {
    expect(problemsOf(industriesFile.industries, 'industry', groupCodes)).toEqual([]);
    expect(problemsOf(sectorsFile.sectors, 'code', sectorCodes)).toEqual([]);
  });

  const roofing = {
    industry: 'roofing',
    code: '2381',
    en: 'Roofing',
    fr: 'Toiture',
    wordsEn: 'roofer, shingles',
    wordsFr: 'couvreur, bardeaux',
  };
  it.each<[change: Partial<Row>, problem: string]>([
    [{ code: '2399' }, '"roofing" has an unknown code, 2399.'],
    [{ industry: 'Roofing' }, '"Roofing" may consist of a–z and hyphens only.'],
    [{ fr: '' }, '"roofing" has no "fr".'],
    [{ wordsEn: '' }, '"roofing" has no "wordsEn".'],
    [{ fr: 'toiture' }, '"roofing" has the name "toiture", which needs a capital first letter.'],
    [{ fr: "Toits d'ici" }, '"roofing" has the name "Toits d\'ici" with a straight apostrophe instead of ’.'],
    [{ en: 'Roofing ' }, '"roofing" has the name "Roofing " with spaces around it.'],
    [{ fr: 'Me\u0301tal' }, '"roofing" has a "fr" that is not composed Unicode (NFC).'],
    [{ wordsFr: 'couvreur,bardeaux' }, '"roofing" has "wordsFr" not separated by a comma and one space.'],
    [{ wordsFr: 'couvreur, couvreur' }, '"roofing" repeats a word in "wordsFr".'],
  ])('cannot be changed to %j', (change, problem) => {
    expect(problemsOf([{ ...roofing, ...change }], 'industry', groupCodes)).toEqual([problem]);
  });

  it('cannot name an industry or a sector twice', () => {
    expect(problemsOf([roofing, { ...roofing, en: 'Roofs', fr: 'Toits' }], 'industry', groupCodes)).toEqual([
      '"roofing" is in the file twice.',
    ]);
    expect(problemsOf([roofing, { ...roofing, industry: 'roofs', fr: 'Toits' }], 'industry', groupCodes)).toEqual([
      '"roofs" has the name "Roofing" of another row.',
    ]);
    const construction = { ...roofing, code: '23' };
    expect(problemsOf([construction, { ...construction, en: 'A', fr: 'A' }], 'code', sectorCodes)).toEqual([
      '"23" is in the file twice.',
    ]);
  });

  it('list their rows in code order', () => {
    for (const rows of [industriesFile.industries, sectorsFile.sectors]) {
      const codes = rows.map(({ code }) => code);
      expect(codes).toEqual([...codes].sort());
    }
  });
});

describe('industries', () => {
  it('match the subsector and the sector of their codes', () => {
    for (const { code, parentCode, sectorCode } of industries)
      expect(naicsCodes[sectorCode]?.[parentCode]).toContain(code);
  });

  it('covers every industry group except those excluded on purpose', () => {
    const expected = Object.entries(naicsCodes)
      .filter(([sector]) => sector !== sectorLeftOut)
      .flatMap(([, subsectors]) => Object.values(subsectors).flat())
      .filter((group) => !groupsLeftOut.includes(group));
    expect([...new Set(industries.map(({ code }) => code))].sort()).toEqual(expected.sort());
    expect(Object.values(industryGroupCodes).flat().sort()).toEqual(expected);
  });

  it('names every sector except public administration', () => {
    const expected = Object.keys(naicsCodes).filter((sector) => sector !== sectorLeftOut);
    expect(sectorsFile.sectors.map(({ code }) => code).sort()).toEqual(expected.sort());
  });
});

describe('finding an industry', () => {
  it('finds an entry by its slug', () => {
    expect(findIndustry('daycare')).toMatchObject({ code: '6244', parentCode: '624', sectorCode: '62' });
    expect(findIndustry('nothing-of-the-kind')).toBeUndefined();
  });

  it('lists the entries of an industry group', () => {
    expect(findIndustriesByCode('4452').map(({ industry }) => industry)).toContain('bakery-retail');
    expect(findIndustriesByCode('9999')).toEqual([]);
  });

  it('shows the first entry for a pair of codes', () => {
    const [first, other] = findIndustriesByCode('4451');
    const codes = { industryCode: '44-45', subIndustryCode: '4451' };
    expect(findSavedIndustry(codes)).toBe(first);
    expect(findSavedIndustry({ ...codes, industry: other?.industry ?? '' })).toBe(other);
    expect(findSavedIndustry({ ...codes, industry: 'grain-farm' })).toBe(first);
    expect(findSavedIndustry({ ...codes, industryCode: '31-33' })).toBeUndefined();
  });

  it.each([
    ['31-33', '3118', true],
    ['44-45', '4452', true],
    ['44-45', '3118', false],
    ['44', '4452', false],
    ['31-33', '311', false],
    ['91', '9111', false],
    ['', '', false],
  ])('accepts %j with %j as a pair: %j', (industryCode, subIndustryCode, expected) => {
    expect(isIndustryPair(industryCode, subIndustryCode)).toBe(expected);
  });
});
