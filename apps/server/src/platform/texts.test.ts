import { languages } from '@portal/contract/language';
import { describe, expect, it } from 'vitest';
import { formatDay, formatMoney, formatTime, formatWeekday, translate, type TextKey } from './texts.ts';

describe('translate', () => {
  it('answers each language its own text', () => {
    expect(languages.map((language) => translate(language, 'common.continue'))).toEqual(['Continue', 'Continuer']);
  });

  it('puts values in as they are', () => {
    expect(translate('en', 'common.fields.code', {})).not.toContain('{{');
    expect(translate('fr', 'mails.footer.sender', { brand: `L'Épicerie & <Fils>` })).toContain(`L'Épicerie & <Fils>`);
  });

  it('refuses a key without a text', () => {
    expect(() => translate('fr', 'common.noSuchText' as TextKey)).toThrow('No text common.noSuchText in fr');
  });
});

describe('dates, times and amounts', () => {
  it.each([
    ['en', '2026-01-01', 'January 1, 2026', 'Thursday, January 1, 2026'],
    ['fr', '2026-01-01', '1er janvier 2026', 'jeudi 1er janvier 2026'],
    ['fr', '2026-08-11', '11 août 2026', 'mardi 11 août 2026'],
    ['fr', '2026-12-21', '21 décembre 2026', 'lundi 21 décembre 2026'],
  ] as const)('%s writes %s as %s', (language, day, long, full) => {
    expect(formatDay(language, day)).toBe(long);
    expect(formatWeekday(language, day)).toBe(full);
  });

  it('tells the time of Toronto', () => {
    const at = new Date('2026-01-02T00:05:00Z');
    expect(formatTime('en', at)).toBe('7:05\u00A0p.m.');
    expect(formatTime('fr', at)).toBe('19\u00A0h\u00A005');
  });

  it('writes whole dollars', () => {
    expect(formatMoney('en', 120_000)).toBe('$120,000');
    expect(formatMoney('fr', 120_000)).toBe('120\u00A0000\u00A0$');
  });
});
