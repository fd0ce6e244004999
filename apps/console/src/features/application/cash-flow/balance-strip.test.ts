import type { AccountFlow } from '@portal/contract/application/cash-flow';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import texts from '@portal/locales/en.json' with { type: 'json' };
import { createWords } from '@portal/locales/format/words';
import { expect, test } from 'vitest';
import { balanceWords } from './balance-strip.tsx';

test('an account that was below zero before the shown months is said not to have been so in these months', () => {
  const flow = { dailyBalances: [{ from: '2026-03-30', cents: [-100_00, 100_00, 300_00] }] } as AccountFlow;
  const wordsOf = (months: string[]) => balanceWords(flow, months, createWords(texts, 'en') as Translation);
  expect(wordsOf(['2026-04'])).toMatch(/ Not below zero in these months\.$/u);
  expect(wordsOf(['2026-03', '2026-04'])).toMatch(/ Below zero on 1 day\.$/u);
});
