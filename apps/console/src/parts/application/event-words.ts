import type { StaffEvent } from '@portal/contract/staff/application-details';
import { monthNames } from '@portal/locales/format/day';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export type WordedEvent = Pick<StaffEvent, 'kind' | 'months' | 'check' | 'question' | 'document' | 'assignedTo'>;

export function eventWords(event: WordedEvent, words: Translation): string {
  const { t } = words;
  if (event.assignedTo === null) return t('console.assign.pastNobody');
  if (event.assignedTo !== undefined) return t('console.assign.past', { name: event.assignedTo });
  const what = t(`console.events.${event.kind}`);
  const which = subjectOf(event, words);
  return which === '' ? what : t('console.named', { what, which });
}

function subjectOf({ months, check, question, document }: WordedEvent, { t, language }: Translation): string {
  if (check !== null) return t(`console.checks.kinds.${check}`);
  if (document) return t(`common.documents.kinds.${document}`);
  const names = months.map((month) => monthNames(language)[Number(month.slice(5, 7)) - 1] ?? month);
  return question?.[language] ?? names.join(', ');
}
