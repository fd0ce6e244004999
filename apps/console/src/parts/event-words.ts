import type { StaffEvent } from '@portal/contract/staff/application-details';
import { monthNames } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';

/** What happened, in a few words. */
export function eventWords(
  { kind, months, check }: Pick<StaffEvent, 'kind' | 'months' | 'check'>,
  { t, language }: Translation,
): string {
  const names = months.map((month) => monthNames(language)[Number(month.slice(5, 7)) - 1] ?? month);
  if (kind === 'statementsAsked' && names.length > 0)
    return t('console.statementsAskedFor', { months: names.join(', ') });
  const what = t(`console.events.${kind}`);
  return check === null ? what : t('console.named', { what, which: t(`console.checks.kinds.${check}`) });
}
