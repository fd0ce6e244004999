import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { Translation } from '@portal/design/i18n/use-text.ts';

/** What a month shows, in words: its state, or what more its reason says. */
export function monthWords({ state, reason }: Pick<MarkedMonth, 'state' | 'reason'>, t: Translation['t']): string {
  if (reason === 'fewDays' || reason === 'rowsNotRead') return t(`console.monthReasons.${reason}`);
  if (reason === 'someDays' && state !== 'part') return t('console.monthReasons.someDays');
  return t(`console.monthStates.${state}`);
}
