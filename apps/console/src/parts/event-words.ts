import type { StaffEvent } from '@portal/contract/staff/application-details';
import { monthNames } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';

/** What happened, in a few words. */
export function eventWords(
  { kind, months }: Pick<StaffEvent, 'kind' | 'months'>,
  { t, language }: Translation,
): string {
  const names = months.map((month) => monthNames(language)[Number(month.slice(5, 7)) - 1] ?? month);
  if (kind === 'statementsAsked' && names.length > 0)
    return t('console.statementsAskedFor', { months: names.join(', ') });
  return t(`console.events.${kind}`);
}
