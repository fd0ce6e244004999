import type { AccessChange } from '@portal/contract/staff/audit';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import texts from '@portal/locales/en.json' with { type: 'json' };
import { createWords } from '@portal/locales/format/words';
import { expect, test } from 'vitest';
import { accessWords } from './access-words.ts';

test.each<[AccessChange, string]>([
  [
    { role: { before: 'accountManager', after: 'auditor' }, fundingLimit: { before: 60_000, after: 500_000 } },
    'Role: Auditor (before: Account manager) · Limit: $500,000 (before: $60,000)',
  ],
  [{ fundingLimit: { before: 60_000, after: null } }, 'Limit: none (before: $60,000)'],
  [
    { role: { before: null, after: 'accountManager' }, fundingLimit: { before: null, after: 60_000 } },
    'Role: Account manager · Limit: $60,000',
  ],
])('%j reads: %s', (change, words) => {
  expect(accessWords(change, createWords(texts, 'en') as Translation).replaceAll('\u00A0', ' ')).toBe(words);
});
