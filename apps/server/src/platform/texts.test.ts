import { languages } from '@portal/contract/language';
import { describe, expect, it } from 'vitest';
import type { TextKey } from '@portal/locales';
import { translate } from './texts.ts';

describe('translate', () => {
  it('returns each language’s own text', () => {
    expect(languages.map((language) => translate(language, 'common.continue'))).toEqual(['Continue', 'Continuer']);
  });

  it('inserts values unchanged', () => {
    expect(translate('en', 'common.fields.code', {})).not.toContain('{{');
    expect(translate('fr', 'mails.footer.sender', { brand: `L'Épicerie & <Fils>` })).toContain(`L'Épicerie & <Fils>`);
  });

  it('refuses a key without a text', () => {
    expect(() => translate('fr', 'common.noSuchText' as TextKey)).toThrow('No text common.noSuchText in fr');
  });
});
