import { languages } from '@portal/contract/language';
import { expect, test } from 'vitest';
import { entities } from './entities.ts';

test.each(languages)('the lists contain entity types, and industries with labels in %s', (language) => {
  const { entityTypes, industries } = entities(language);
  expect(entityTypes).toContain('CORPORATION');
  expect(industries.length).toBeGreaterThan(0);
  expect(Object.keys(industries[0]!)).toEqual(['industry', 'label', 'code', 'parentCode', 'keywords']);
  expect(industries.every(({ label, keywords }) => label !== '' && keywords.length > 0)).toBe(true);
});
