import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { findIndustriesByCode, findIndustry, findSavedIndustry, industries } from './industries.ts';
import { industryGroupCodes, isIndustryPair } from './industry-codes.ts';
import { naicsCodes } from './naics-codes.fixture.ts';
import { sectors } from './sectors.ts';

const groupsLeftOut = ['5211', '5232', '5261', '8141'];
const sectorLeftOut = '91';

describe('industries', () => {
  it('has enough entries, each with its own slug', () => {
    expect(industries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(industries.map(({ industry }) => industry)).size).toBe(industries.length);
    for (const { industry } of industries) expect(industry).toMatch(/^[a-z]+(-[a-z]+)*$/u);
  });

  it.each(industries.map((entry) => [entry.industry, entry] as const))(
    '%s has codes of NAICS and words in both languages',
    (_, { code, parentCode, sectorCode, label, keywords }) => {
      expect(naicsCodes[sectorCode]?.[parentCode]).toContain(code);
      for (const language of languages) {
        expect(label[language]).toMatch(/^\p{Lu}.*\S$/u);
        expect(label[language]).not.toMatch(/'/u);
        expect(label[language]).toBe(label[language].normalize('NFC'));
        expect(keywords[language].length).toBeGreaterThan(0);
        for (const keyword of keywords[language]) expect(keyword).toMatch(/^\S(.*\S)?$/u);
        expect(new Set(keywords[language]).size).toBe(keywords[language].length);
      }
    },
  );

  it('does not show the same words for two entries', () => {
    for (const language of languages)
      expect(new Set(industries.map(({ label }) => label[language])).size).toBe(industries.length);
  });

  it('covers every industry group but those left out on purpose', () => {
    const expected = Object.entries(naicsCodes)
      .filter(([sector]) => sector !== sectorLeftOut)
      .flatMap(([, subsectors]) => Object.values(subsectors).flat())
      .filter((group) => !groupsLeftOut.includes(group));
    expect([...new Set(industries.map(({ code }) => code))].sort()).toEqual(expected.sort());
    expect(Object.values(industryGroupCodes).flat().sort()).toEqual(expected);
  });

  it('names every sector but public administration', () => {
    const expected = Object.keys(naicsCodes).filter((sector) => sector !== sectorLeftOut);
    expect(sectors.map(({ code }) => code)).toHaveLength(expected.length);
    expect(sectors.map(({ code }) => code).sort()).toEqual(expected.sort());
    for (const { label } of sectors) for (const language of languages) expect(label[language]).not.toBe('');
  });
});

describe('finding an industry', () => {
  it('knows an entry by its slug', () => {
    expect(findIndustry('daycare')).toMatchObject({ code: '6244', parentCode: '624', sectorCode: '62' });
    expect(findIndustry('nothing-of-the-kind')).toBeUndefined();
  });

  it('lists the entries of an industry group', () => {
    expect(findIndustriesByCode('4452').map(({ industry }) => industry)).toContain('bakery-retail');
    expect(findIndustriesByCode('9999')).toEqual([]);
  });

  it('shows the first entry of a pair of codes', () => {
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
  ])('takes %j with %j as a pair: %j', (industryCode, subIndustryCode, expected) => {
    expect(isIndustryPair(industryCode, subIndustryCode)).toBe(expected);
  });
});
