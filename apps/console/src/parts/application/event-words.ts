import type { StaffEvent } from '@portal/contract/staff/application-details';
import { monthNames } from '@portal/locales/format/day';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export function eventWords(
  { kind, months, check, question, document }: Pick<StaffEvent, 'kind' | 'months' | 'check' | 'question' | 'document'>,
  { t, language }: Translation,
): string {
  const names = months.map((month) => monthNames(language)[Number(month.slice(5, 7)) - 1] ?? month);
  const what = t(`console.events.${kind}`);
  const ofItem = document ? t(`common.documents.kinds.${document}`) : (question?.[language] ?? names.join(', '));
  const which = check === null ? ofItem : t(`console.checks.kinds.${check}`);
  return which === '' ? what : t('console.named', { what, which });
}
