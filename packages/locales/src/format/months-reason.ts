import type { MonthsReason } from '@portal/contract/application/statements/months-reason';
import { formatMonth } from './day.ts';
import type { Words } from './words.ts';

/** Why some months' statements are missing, in one sentence; the customer's own words are unchanged. */
export function formatMonthsReason(
  { kind, openedMonth, text }: Pick<MonthsReason, 'kind' | 'openedMonth' | 'text'>,
  { t, language }: Words,
): string {
  switch (kind) {
    case 'accountOpened':
      return t('revenue.reason.accountOpened', {
        month: openedMonth === null ? '' : formatMonth(openedMonth, language),
      });
    case 'otherBank':
      return t('revenue.reason.otherBank');
    case 'other':
      return text ?? '';
  }
}
